import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Screen readers do not notice client-side navigation, so the title of the new page is announced. */
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
