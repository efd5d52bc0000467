import type { MultipartFields } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import { ApiError } from "./api-error.ts";

const formLimits = { files: 1, fields: 10, fieldSize: 1000, parts: 11 };

const missingFile = () =>
  new ApiError("invalid", "Please choose a file.", { errors: { file: ["Please choose a file."] } });

interface Form {
  file: Buffer;
  fields: Record<string, string>;
}

/** The same with a file that is written to a temporary one, which is deleted once the response is sent. */
export async function readFormToDisk(
  request: FastifyRequest,
  maxBytes: number,
): Promise<{ file: string; fields: Record<string, string> }> {
  if (request.raw.destroyed) throw new ApiError("malformed", "The request could not be read.");
  const limits = { ...formLimits, fileSize: maxBytes };
  const { files } = await request.saveRequestFiles({ limits }).catch(rejectMalformedForm);
  const [file] = files;
  if (file?.fieldname !== "file") throw missingFile();
  return { file: file.filepath, fields: textFields(file.fields) };
}

function textFields(fields: MultipartFields): Record<string, string> {
  const parts = Object.values(fields).flat();
  return Object.fromEntries(
    parts.flatMap((part) => (part?.type === "field" ? [[part.fieldname, String(part.value)]] : [])),
  );
}

/** Reads a multipart form with one file, in the field `file`, and text fields. */
export async function readForm(request: FastifyRequest, maxBytes: number): Promise<Form> {
  // The parser would wait forever for the parts of a request whose client has gone.
  if (request.raw.destroyed) throw new ApiError("malformed", "The request could not be read.");
  const { file, fields } = await readParts(request, maxBytes).catch(rejectMalformedForm);
  if (!file?.length) throw missingFile();
  return { file, fields };
}

async function readParts(request: FastifyRequest, maxBytes: number): Promise<Partial<Form> & Pick<Form, "fields">> {
  const limits = { ...formLimits, fileSize: maxBytes };
  const fields: Record<string, string> = {};
  let file: Buffer | undefined;
  for await (const part of request.parts({ limits })) {
    if (part.type === "field") fields[part.fieldname] = String(part.value);
    else {
      const bytes = await part.toBuffer();
      if (part.fieldname === "file") file = bytes;
    }
  }
  return { ...(file && { file }), fields };
}

/** Errors of the parser have no code. They are always caused by the request. */
function rejectMalformedForm(error: unknown): never {
  if (error instanceof Error && "code" in error) throw error;
  throw new ApiError("malformed", "The form could not be read.", { cause: error });
}
