import { CarouselSection } from "./carousel.tsx";
import { ListSections } from "./lists.tsx";
import { BasicSections } from "./basics.tsx";
import { NavigationSections } from "./navigation.tsx";

export const DisplayShowcase = () => (
  <>
    <BasicSections />
    <NavigationSections />
    <ListSections />
    <CarouselSection />
  </>
);

export const displayAnchors: readonly (readonly [id: string, title: string])[] = [
  ["logo", "Logo"],
  ["image", "ResponsiveImage"],
  ["stars", "Stars"],
  ["price", "Price"],
  ["badge", "Badge"],
  ["pet-type-icon", "PetTypeIcon"],
  ["chip", "Chip"],
  ["breadcrumb", "Breadcrumb"],
  ["tabs", "Tabs"],
  ["pagination", "Pagination"],
  ["table", "DataTable"],
  ["picture-line", "PictureLine"],
  ["empty-state", "EmptyState"],
  ["carousel", "Carousel"],
];
