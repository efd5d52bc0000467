import { Mail, Search } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../button.tsx";
import { Calendar } from "../calendar.tsx";
import { ComboboxField } from "../combobox-field.tsx";
import { CheckboxField, SelectField, TextField } from "../field.tsx";
import { PasswordField } from "../password-field.tsx";
import { TextAreaField } from "../text-area-field.tsx";
import { QuantityStepper } from "../quantity-stepper.tsx";
import { StarInput } from "../star-input.tsx";
import { toast } from "../toast.tsx";
import { ControlGrid, ControlRow, ControlSection } from "./control-section.tsx";

export function FieldControls() {
  return (
    <>
      <ControlSection title="Fields">
        <ControlGrid>
          <TextField label="Full Name" required autoComplete="name" />
          <TextField
            label="Email"
            type="email"
            required
            icon={Mail}
            placeholder="you@example.org"
            hint="We only email you about your order."
          />
          <TextField label="Phone" type="tel" defaultValue="0123" error="Start with the country code, such as +84." />
          <TextField label="Date of Birth" type="date" />
          <TextField label="Weight (kg)" type="number" min={0} step={0.1} />
          <TextField
            label="Search products"
            type="search"
            hideLabel
            requiredMark="none"
            icon={Search}
            placeholder="Search products..."
          />
          <TextField label="Order" disabled defaultValue="VN-1024" requiredMark="none" />
          <PasswordField label="Password" required autoComplete="new-password" hint="At least 8 characters." />
          <PasswordField
            label="Confirm Password"
            required
            autoComplete="new-password"
            error="Passwords do not match!"
          />
          <SelectField label="Country" required defaultValue="vn">
            <option value="vn">Vietnam</option>
            <option value="us">United States</option>
            <option value="sg">Singapore</option>
          </SelectField>
          <SelectField label="Species" error="Invalid species selected.">
            <option value="">Choose…</option>
            <option>Dog</option>
            <option>Cat</option>
          </SelectField>
          <SelectField label="Breed" disabled requiredMark="none">
            <option>Choose a species first</option>
          </SelectField>
          <TextAreaField label="Message" required rows={4} hint="At least 10 characters." />
          <TextAreaField
            label="Note"
            required
            maxLength={60}
            showCounter
            defaultValue="We have a garden and two calm children."
          />
          <TextAreaField label="Comment" required error="Please write a few words." />
          <CheckboxField label="Remember me" hint="Stay signed in for 30 days on this device." />
          <CheckboxField
            label="I agree to the adoption terms"
            required
            requiredMark="required"
            error="Please agree first."
          />
          <CheckboxField label="Not available" disabled />
        </ControlGrid>
      </ControlSection>
      <ControlSection title="Combobox and calendar">
        <ComboboxAndCalendarExample />
      </ControlSection>
      <ControlSection title="Form">
        <FormExample />
      </ControlSection>
      <ControlSection title="Quantity">
        <QuantityExample />
      </ControlSection>
      <ControlSection title="Stars">
        <StarExample />
      </ControlSection>
    </>
  );
}

function FormExample() {
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { pet: "", note: "", news: true } });
  const save = handleSubmit(async () => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    toast.success("Saved");
    reset();
  });
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid max-w-xl gap-6">
      <TextField
        label="Pet's name"
        required
        error={formState.errors.pet?.message}
        {...register("pet", { required: "Please enter the pet's name." })}
      />
      <TextAreaField
        label="Notes"
        showCounter
        maxLength={40}
        error={formState.errors.note?.message}
        {...register("note", { minLength: { value: 10, message: "Please enter at least 10 characters." } })}
      />
      <CheckboxField label="Send me news" {...register("news")} />
      <ControlRow>
        <Button type="submit" busy={formState.isSubmitting} busyLabel="Saving...">
          Save
        </Button>
        <Button variant="ghost" onClick={() => reset()}>
          Clear
        </Button>
      </ControlRow>
    </form>
  );
}

function QuantityExample() {
  const [quantity, setQuantity] = useState(1);
  return (
    <ControlRow>
      <QuantityStepper productName="Rope Toy" value={quantity} onChange={setQuantity} max={5} />
      <QuantityStepper productName="Cat Tree" value={3} onChange={setQuantity} busy />
      <QuantityStepper productName="Terrarium" value={1} onChange={setQuantity} disabled />
    </ControlRow>
  );
}

function StarExample() {
  const [stars, setStars] = useState(0);
  return (
    <ControlGrid>
      <StarInput label="Your rating" required value={stars} onChange={setStars} />
      <StarInput label="Rating with an error" required value={0} onChange={setStars} error="Please choose a rating." />
      <StarInput label="Read-only rating" value={4} onChange={setStars} disabled hint="Rated on May 3." />
    </ControlGrid>
  );
}

const breeds = ["Akita", "Beagle", "Border Collie", "Golden Retriever", "Poodle", "Pug", "Shiba Inu"];

function ComboboxAndCalendarExample() {
  const [breed, setBreed] = useState("Pug");
  const [day, setDay] = useState<string>();
  return (
    <ControlGrid>
      <ComboboxField
        label="Breed"
        options={breeds}
        value={breed}
        onChange={setBreed}
        noMatchesText="No matching breed."
        hint="Type part of the name."
      />
      <Calendar
        label="Day"
        value={day}
        onSelect={setDay}
        today="2030-06-12"
        minDay="2030-06-12"
        maxDay="2030-08-31"
        closedDays={new Set(["2030-06-16", "2030-06-23", "2030-06-30"])}
      />
    </ControlGrid>
  );
}
