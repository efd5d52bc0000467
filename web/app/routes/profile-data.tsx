import { MyData } from "../features/accounts/my-data.tsx";
import { ViewedGearsSwitch } from "../features/catalogue/viewed-gears-switch.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Card } from "../ui/card.tsx";
import type { Route } from "./+types/profile-data";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Your data",
    description: "Download everything that we store about you, or delete your account.",
    path: paths.profileData,
    noIndex: true,
  });

export default function ProfileDataPage() {
  return (
    <>
      <h1 className="text-heading">Your data</h1>
      <Card title="Recently viewed">
        <ViewedGearsSwitch hint="Otherwise the gears you view are remembered in this browser alone. Turning it off deletes them from your account." />
      </Card>
      <Card title="Download or delete">
        <p className="mb-6 text-ink-soft text-pretty">
          The download has everything that we store about you. Deleting your account cannot be undone; we keep records
          of past orders, as the law requires.
        </p>
        <MyData />
      </Card>
    </>
  );
}
