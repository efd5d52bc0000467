import type { GearWithReviews } from "@pawhaven/contract";
import { Breadcrumb } from "../../ui/breadcrumb.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Price } from "../../ui/price.tsx";
import { Stars } from "../../ui/stars.tsx";

export function GearDetail({ gear }: { gear: GearWithReviews }) {
  return (
    <div className="page-width py-6">
      <Breadcrumb labels={{ [String(gear.id)]: gear.name }} />
      <div className="mt-6 grid gap-10 lg:grid-cols-2">
        <Picture
          picture={gear.main_image}
          alt={gear.name}
          sizes="(min-width: 1024px) 50vw, 100vw"
          ratio="square"
          missing="No images"
          priority
          className="rounded-card"
        />
        <div>
          <h1 className="text-heading">{gear.name}</h1>
          <div className="mt-2">
            <Stars rating={gear.rating} count={gear.reviews_count} />
          </div>
          <div className="mt-4 text-lead">
            <Price amount={gear.price} listPrice={gear.list_price} />
          </div>
          <p className="mt-4">{gear.description}</p>
          <ul className="mt-4 list-disc pl-6">
            {gear.highlights.map((highlight) => (
              <li key={highlight}>{highlight}</li>
            ))}
          </ul>
          <p className="mt-4 font-semibold text-teal">{gear.stock > 0 ? `${gear.stock} in stock` : "Out of stock"}</p>
        </div>
      </div>
    </div>
  );
}
