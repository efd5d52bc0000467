export const PetAttributes = ({ attributes }: { attributes: readonly (readonly [name: string, value: string])[] }) => (
  <dl className="grid gap-x-10 sm:grid-cols-2">
    {attributes.map(([name, value]) => (
      <div key={name} className="flex items-baseline justify-between gap-4 border-b border-line py-3">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="text-right font-bold">{value}</dd>
      </div>
    ))}
  </dl>
);
