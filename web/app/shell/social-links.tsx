import type { SocialLink } from "@pawhaven/contract";
import { TextLink } from "../ui/text-link.tsx";
import { FooterColumn, rowClasses } from "./footer-column.tsx";

export const SocialLinks = ({ social }: { social: readonly SocialLink[] }) =>
  social.length > 0 && (
    <FooterColumn title="Follow along">
      {social.map(({ name, url }) => (
        <li key={name}>
          <TextLink to={url} variant="quiet" className={rowClasses}>
            {name}
          </TextLink>
        </li>
      ))}
    </FooterColumn>
  );
