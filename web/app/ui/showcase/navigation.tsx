import { CalendarClock, History, LayoutGrid } from "lucide-react";
import { useState } from "react";
import { Breadcrumb } from "../breadcrumb.tsx";
import { Chip, ChipGroup } from "../chip.tsx";
import { Pagination } from "../pagination.tsx";
import { petTypeIcon } from "../pet-type-icon.tsx";
import { Tabs } from "../tabs.tsx";
import { Section } from "./section.tsx";

const types = ["Birds", "Cats", "Dogs", "Reptiles", "Rodents"];

/** Components that lead somewhere else or to another part. */
export const NavigationSections = () => (
  <>
    <Section
      id="chip"
      title="Chip"
      usage="Filters what is below. A toggle, or a link when the choice is kept in the address."
    >
      <ChipExamples />
    </Section>
    <Section
      id="breadcrumb"
      title="Breadcrumb"
      usage="The way back, made from the address. It scrolls sideways where it does not fit."
    >
      <Breadcrumb labels={{ components: "Components, with a label given by the page" }} />
    </Section>
    <Section
      id="tabs"
      title="Tabs"
      usage="Parts of one thing, one at a time. Arrow keys, Home and End move between them."
    >
      <Tabs
        label="Bookings"
        tabs={[
          { id: "upcoming", label: "Upcoming", icon: CalendarClock, content: <p>Two visits are coming up.</p> },
          { id: "history", label: "History", icon: History, content: <p>Seven visits lie behind you.</p> },
          { id: "plain", label: "Without icon", content: <p>What was typed in a panel stays there.</p> },
        ]}
      />
    </Section>
    <Section
      id="pagination"
      title="Pagination"
      usage="Pages of a long list; the size of a page can be offered beside it."
    >
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
