/** One name with all its values, as Prometheus reads it. */
export interface MetricFamily {
  name: string;
  help: string;
  type: "counter" | "gauge" | "histogram" | "summary";
  samples: readonly Sample[];
}

export interface Sample {
  /** `_bucket`, `_sum` or `_count` of a histogram. */
  suffix?: string;
  labels?: Readonly<Record<string, string>>;
  value: number;
}

export const counter = (name: string, help: string, samples: readonly Sample[] | number): MetricFamily =>
  family("counter", name, help, samples);
export const gauge = (name: string, help: string, samples: readonly Sample[] | number): MetricFamily =>
  family("gauge", name, help, samples);

const family = (type: MetricFamily["type"], name: string, help: string, samples: readonly Sample[] | number) => ({
  type,
  name,
  help,
  samples: typeof samples === "number" ? [{ value: samples }] : samples,
});

/** One sample per entry, under one label. */
export const labelled = (label: string, values: Readonly<Record<string, number>>): Sample[] =>
  Object.entries(values).map(([key, value]) => ({ labels: { [label]: key }, value }));

export const prometheusType = "text/plain; version=0.0.4; charset=utf-8";

/** Prometheus' text format, version 0.0.4. */
export const toPrometheusText = (families: readonly MetricFamily[]): string => families.map(familyText).join("");

function familyText({ name, help, type, samples }: MetricFamily): string {
  const lines = samples.map(({ suffix = "", labels, value }) => `${name}${suffix}${labelText(labels)} ${value}\n`);
  return `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n${lines.join("")}`;
}

function labelText(labels: Sample["labels"] = {}): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`);
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

const escapeLabel = (value: string) => value.replaceAll(/["\\]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
