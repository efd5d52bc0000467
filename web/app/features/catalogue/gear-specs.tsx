import type { Gear } from "@pawhaven/contract";
import { Disclosure } from "../../ui/disclosure.tsx";

export const GearSpecs = ({ gear }: { gear: Gear }) => (
  <div className="border-t border-line">
    <Disclosure summary="Product Details" headingLevel={2} defaultOpen>
      <table className="w-full text-left">
        <tbody className="divide-y divide-line">
          {Object.entries(gear.details).map(([name, value]) => (
            <tr key={name}>
              <th scope="row" className="w-2/5 py-2 pr-4 align-top font-semibold text-ink-soft">
                {name}
              </th>
              <td className="py-2">{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
    <Disclosure summary="Product Description" headingLevel={2} defaultOpen>
      <p className="whitespace-pre-line">{gear.description}</p>
    </Disclosure>
  </div>
);
