import { CalendarClock, History, LayoutGrid } from "lucide-react";
import { useState } from "react";
import { Breadcrumb } from "../breadcrumb.tsx";
import { Chip, ChipGroup } from "../chip.tsx";
import { Pagination } from "../pagination.tsx";
import { petTypeIcon } from "../pet-type-icon.tsx";
import { Tabs } from "../tabs.tsx";
import { Section } from "./section.tsx";

const types = ["Birds", "Cats", "Dogs", "Reptiles", "Rodents"];

export const NavigationSections = () => (
  <>
    <Section
      id="chip"
      title="Chip"
      usage="Filters the content below: a toggle button, or a link when the filter is part of the URL."
    >
      <ChipExamples />
    </Section>
    <Section id="breadcrumb" title="Breadcrumb" usage="Derived from the URL. Wraps where it does not fit.">
      <Breadcrumb labels={{ components: "Components, labelled by the page" }} />
    </Section>
    <Section id="tabs" title="Tabs" usage="Shows one panel at a time. Arrow keys, Home and End move between tabs.">
      <Tabs
        label="Bookings"
        tabs={[
          { id: "upcoming", label: "Upcoming", icon: CalendarClock, content: <p>Two upcoming visits.</p> },
          { id: "history", label: "History", icon: History, content: <p>Seven past visits.</p> },
          { id: "plain", label: "Without icon", content: <p>Panels keep their input when you switch tabs.</p> },
        ]}
      />
    </Section>
    <Section id="pagination" title="Pagination" usage="Pages of a long list, with an optional page size.">
      <PaginationExample />
    </Section>
  </>
);

function ChipExamples() {
  const [type, setType] = useState("All");
  return (
    <div className="grid gap-4">
      <ChipGroup label="Pet type">
        <Chip icon={LayoutGrid} count={64} selected={type === "All"} onToggle={() => setType("All")}>
          All
        </Chip>
        {types.map((name, index) => (
          <Chip
            key={name}
            icon={petTypeIcon(name)}
            count={8 + index}
            selected={type === name}
            onToggle={() => setType(name)}
          >
            {name}
          </Chip>
        ))}
        <Chip disabled onToggle={() => setType("All")}>
          Disabled
        </Chip>
      </ChipGroup>
      <ChipGroup label="Category, as links">
        <Chip to="#chip" selected>
          Toys
        </Chip>
        <Chip to="#chip">Food</Chip>
      </ChipGroup>
    </div>
  );
}

function PaginationExample() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  return (
    <Pagination
      label="Sample"
      page={page}
      pageCount={Math.ceil(420 / size)}
      onPageChange={setPage}
      pageSize={size}
      pageSizes={[10, 100, 200]}
      onPageSizeChange={(next) => {
        setSize(next);
        setPage(1);
      }}
    />
  );
}
