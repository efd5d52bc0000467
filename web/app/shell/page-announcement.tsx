import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Tells a screen reader that another page has come, which it would not notice without a reload. */
export function PageAnnouncement() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return <output className="sr-only">{title}</output>;
}
