import { useId, useState, type DragEvent } from 'react';
import { Icon } from '#web/ui/icon.tsx';

interface Props {
  titel: string;
  uitleg: string;
  knop: string;
  accept: string;
  uit: boolean;
  onFile: (file: File) => void;
}

/** Drop a file here, or choose one. */
export function DropZone({ titel: title, uitleg: explanation, knop: button, accept, uit: out, onFile }: Props) {
  const [above, setAbove] = useState(false);
  const id = useId();
  const handleDrop = (event: DragEvent): void => {
    event.preventDefault();
    setAbove(false);
    const [file] = event.dataTransfer.files;
    if (file !== undefined && !out) onFile(file);
  };
  return (
    <div
      className={above ? 'drop-zone drop-zone--above' : 'drop-zone'}
      onDragOver={(g) => {
        g.preventDefault();
        setAbove(true);
      }}
      onDragLeave={() => setAbove(false)}
      onDrop={handleDrop}
    >
      <span className="drop-zone__sign">
        <Icon name="download" size={28} />
      </span>
      <strong>{title}</strong>
      <small id={`${id}-uitleg`}>{explanation}</small>
      <input
        id={id}
        className="only-reader"
        type="file"
        accept={accept}
        disabled={out}
        aria-describedby={`${id}-uitleg`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
      <label className="button-full" htmlFor={id} aria-disabled={out}>
        {button}
      </label>
    </div>
  );
}
