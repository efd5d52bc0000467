import { isAvailable, type Pet } from "@pawhaven/contract";

/** Schema.org has no type for pet adoption; a product with an offer comes closest. */
export const petStructuredData = (pet: Pet, url: string, origin: string) => ({
  "@type": "Product",
  name: pet.name,
  description: pet.description,
  category: `Pet adoption: ${pet.type}`,
  color: pet.color,
  image: pet.images.map((image) => new URL(image.url, origin).href),
  additionalProperty: Object.entries({ Breed: pet.breed, Age: pet.age, Gender: pet.gender, Weight: pet.weight }).map(
    ([name, value]) => ({ "@type": "PropertyValue", name, value }),
  ),
  offers: {
    "@type": "Offer",
    url,
    price: pet.adoptionFee.toFixed(2),
    priceCurrency: "USD",
    availability: isAvailable(pet) ? "https://schema.org/InStock" : "https://schema.org/OutOfStock",
  },
});
