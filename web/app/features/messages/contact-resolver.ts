import { zodResolver } from "@hookform/resolvers/zod";
import { contactMessage } from "@pawhaven/contract";

export const contactResolver = zodResolver(contactMessage);
