import { hasPermission, type Permission, permissions, staffRoleNames, staffRoles } from "@pawhaven/contract";
import { Check, Minus } from "lucide-react";
import { permissionNames } from "./permission-names.ts";
import { Section } from "./section.tsx";

/** Drawn from the table that the server reads, too. */
export const RoleTable = () => (
  <Section title="What each role may do">
    <RoleGrid />
    <RoleList />
  </Section>
);

const RoleGrid = () => (
  <table className="w-full border-separate border-spacing-0 rounded-card border border-line bg-surface max-md:hidden">
    <caption className="sr-only">What each role may do</caption>
    <thead>
      <tr>
        <th scope="col" className="border-b border-line px-4 py-2 text-start text-ink-soft">
          May
        </th>
        {staffRoles.map((role) => (
          <th key={role} scope="col" className="border-b border-line px-2 py-2 text-center text-ink-soft">
            {staffRoleNames[role]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="[&_tr:not(:last-child)>*]:border-b [&_tr>*]:border-line">
      {permissions.map((permission) => (
        <tr key={permission}>
          <th scope="row" className="px-4 py-2 text-start font-normal">
            {permissionNames[permission]}
          </th>
          {staffRoles.map((role) => (
            <td key={role} className="px-2 py-2">
              <Mark isAllowed={hasPermission(role, permission)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const Mark = ({ isAllowed }: { isAllowed: boolean }) => (
  <span className="grid place-items-center">
    {isAllowed ? <Check className="size-5 text-teal-strong" /> : <Minus className="size-5 text-line-strong" />}
    <span className="sr-only">{isAllowed ? "yes" : "no"}</span>
  </span>
);

/** The same for narrow screens. */
const RoleList = () => (
  <dl className="divide-y divide-line rounded-card border border-line bg-surface md:hidden">
    {permissions.map((permission) => (
      <div key={permission} className="px-4 py-2">
        <dt className="font-bold">{permissionNames[permission]}</dt>
        <dd className="text-ink-soft">{roleNamesWith(permission)}</dd>
      </div>
    ))}
  </dl>
);

function roleNamesWith(permission: Permission): string {
  const allowed = staffRoles.filter((role) => hasPermission(role, permission));
  return allowed.length === staffRoles.length ? "Everybody" : allowed.map((role) => staffRoleNames[role]).join(", ");
}
