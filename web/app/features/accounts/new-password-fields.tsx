import type { FieldErrors, UseFormRegisterReturn } from "react-hook-form";
import { PasswordField } from "../../ui/password-field.tsx";

interface NewPassword {
  password: string;
  password_confirmation: string;
}

interface NewPasswordFieldsProps {
  label: string;
  errors: FieldErrors<NewPassword>;
  register: (name: keyof NewPassword) => UseFormRegisterReturn;
}

export function NewPasswordFields({ label, errors, register }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint="At least 8 characters."
        required
        requiredMark="none"
        error={errors.password?.message}
        {...register("password")}
      />
      <PasswordField
        label="Confirm Password"
        autoComplete="new-password"
        required
        requiredMark="none"
        error={errors.password_confirmation?.message}
        {...register("password_confirmation")}
      />
    </>
  );
}
