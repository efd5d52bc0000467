import { Camera } from "lucide-react";
import { useRef } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { ListEditor } from "../content/list-editor.tsx";
import { PictureUpload } from "./picture-upload.tsx";

interface PicturesEditorProps {
  pictures: readonly { id: string; url: string }[];
  max: number;
  /** Of the endpoint that stores them. */
  uploadPath: string;
  error: string | undefined;
  /** The field that says what a picture shows. */
  altField: (index: number) => { required: boolean; error: string | undefined } & UseFormRegisterReturn;
  onAdd: (url: string) => void;
  onRemove: (index: number) => void;
  onMove: (from: number, to: number) => void;
}

/** Pictures that are cropped, described and put in order. On phones and tablets the camera is a button away. */
export function PicturesEditor(props: PicturesEditorProps) {
  const { pictures, max, uploadPath, error, altField, onAdd, onRemove, onMove } = props;
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const hasRoom = pictures.length < max;
  return (
    <div className="grid gap-3">
      <ListEditor
        ids={pictures.map(({ id }) => id)}
        noun="picture"
        emptyText="No pictures yet. The first one is shown on cards."
        error={error}
        isFull={!hasRoom}
        onAdd={() => file.current?.click()}
        onRemove={onRemove}
        onMove={onMove}
      >
        {(index) => (
          <div className="grid items-start gap-3 sm:grid-cols-[5rem_minmax(0,1fr)]">
            <ResponsiveImage
              image={pictures[index]?.url}
              alt=""
              sizes="80px"
              className="w-20 overflow-hidden rounded-small"
            />
            <TextField
              label="What it shows"
              hint="For people who do not see it, and for search engines."
              requiredMark="none"
              maxLength={200}
              {...altField(index)}
            />
          </div>
        )}
      </ListEditor>
      <Button
        variant="secondary"
        size="small"
        icon={Camera}
        disabled={!hasRoom}
        className="hidden justify-self-start pointer-coarse:inline-flex"
        onClick={() => camera.current?.click()}
      >
        Take a picture
      </Button>
      <PictureUpload path={uploadPath} input={file} onUploaded={onAdd} />
      <PictureUpload path={uploadPath} input={camera} isCamera onUploaded={onAdd} />
    </div>
  );
}
