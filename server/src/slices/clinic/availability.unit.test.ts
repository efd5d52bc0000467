import { describe, expect, it } from "vitest";
import { type Clinic, readWeek } from "../content/opening-hours.ts";
import { type DayRequest, isFree, offersOf, type Resource, type VisitTime, workingTimes } from "./availability.ts";

type Visit = DayRequest & VisitTime;

const date = "2030-03-04"; // a Monday
const at = (time: string) => Date.parse(`${date}T${time}:00+07:00`);
const between = (from: string, to: string) => ({ from: at(from), to: at(to) });
const clinic: Clinic = {
  timeZone: "Asia/Ho_Chi_Minh",
  week: readWeek("Mon-Fri 09:00-17:00") ?? [],
  holidays: ["2030-03-05"],
};
const aVet = (overrides: Partial<Resource> = {}): Resource => ({
  id: 1,
  kind: "vet",
  name: "Vet 1",
  skills: null,
  week: null,
  exceptions: new Map(),
  busy: [],
  ...overrides,
});
const mornings = Array.from({ length: 7 }, () => [{ opens: "08:00", closes: "12:00" }]);
const aVisit = (overrides: Partial<Visit> = {}): Visit => ({
  serviceId: 1,
  needs: ["vet"],
  date,
  visible: between("10:00", "10:30"),
  during: between("10:00", "10:30"),
  chosen: [],
  ...overrides,
});
const canBeTaken = (resources: Resource[], overrides: Partial<Visit> = {}) => {
  const visit = aVisit(overrides);
  return offersOf(clinic, resources, visit)(visit.date)(visit).isFree;
};

describe("the working times of a resource", () => {
  it("are the opening hours, unless it has hours of its own", () => {
    expect(workingTimes(clinic, date, aVet())).toEqual([between("09:00", "17:00")]);
    expect(workingTimes(clinic, date, aVet({ week: mornings }))).toEqual([between("09:00", "12:00")]);
    expect(workingTimes(clinic, date, aVet({ week: mornings.map(() => []) }))).toEqual([]);
  });

  it("are those of the exception on its day", () => {
    const exceptions = new Map([[date, [{ opens: "13:00", closes: "15:00" }]]]);
    expect(workingTimes(clinic, date, aVet({ week: mornings, exceptions }))).toEqual([between("13:00", "15:00")]);
    expect(workingTimes(clinic, date, aVet({ exceptions }))).toEqual([between("13:00", "15:00")]);
  });

  it("are none while the clinic is closed", () => {
    expect(workingTimes(clinic, "2030-03-05", aVet({ week: mornings }))).toEqual([]);
  });
});

describe("a resource with visits", () => {
  const vet = aVet({ busy: [between("09:00", "10:00"), between("11:00", "12:00")] });

  it.each([
    ["between two of them", "10:00", "11:00", true],
    ["after all of them", "12:00", "13:00", true],
    ["that begins within one", "09:30", "10:30", false],
    ["that ends within one", "10:30", "11:30", false],
    ["that contains one", "10:30", "12:30", false],
    ["within one", "11:15", "11:45", false],
  ])("for a time %s", (_, from, to, free) => {
    expect(isFree(vet, between(from, to))).toBe(free);
  });
});

describe("a visit", () => {
  it("takes somebody of every kind it needs", () => {
    const room = aVet({ id: 2, kind: "room" });
    expect(canBeTaken([aVet(), room], { needs: ["vet", "room"] })).toBe(true);
    expect(canBeTaken([aVet()], { needs: ["vet", "room"] })).toBe(false);
    expect(canBeTaken([], { needs: [] })).toBe(true);
  });

  it("takes somebody with the skill", () => {
    expect(canBeTaken([aVet({ skills: [1, 2] })])).toBe(true);
    expect(canBeTaken([aVet({ skills: [2] })])).toBe(false);
  });

  it("takes the person who was asked for, or nobody", () => {
    const [busy, idle] = [aVet({ busy: [between("10:00", "10:30")] }), aVet({ id: 2 })];
    expect(canBeTaken([busy, idle])).toBe(true);
    expect(canBeTaken([busy, idle], { chosen: [2] })).toBe(true);
    expect(canBeTaken([busy, idle], { chosen: [1] })).toBe(false);
    expect(canBeTaken([busy, idle], { chosen: [3] })).toBe(false);
  });

  it("ends within the working hours, but tidying up may not", () => {
    const late = { visible: between("16:30", "17:00"), during: between("16:30", "17:15") };
    expect(canBeTaken([aVet()], late)).toBe(true);
    expect(canBeTaken([aVet()], { visible: between("16:45", "17:15"), during: between("16:45", "17:15") })).toBe(false);
    expect(canBeTaken([aVet({ busy: [between("17:00", "18:00")] })], late)).toBe(false);
  });
});
