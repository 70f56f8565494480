import { useId, useState, type DragEvent } from 'react';
import { Icoon } from '#web/ui/icoon.tsx';

interface Props {
  titel: string;
  uitleg: string;
  knop: string;
  accept: string;
  uit: boolean;
  onBestand: (bestand: File) => void;
}

/** Drop a file here, or choose one. */
export function Dropvak({ titel, uitleg, knop, accept, uit, onBestand }: Props) {
  const [boven, stelBoven] = useState(false);
  const id = useId();
  const laatVallen = (gebeurtenis: DragEvent): void => {
    gebeurtenis.preventDefault();
    stelBoven(false);
    const [bestand] = gebeurtenis.dataTransfer.files;
    if (bestand !== undefined && !uit) onBestand(bestand);
  };
  return (
    <div
      className={boven ? 'dropvak dropvak--boven' : 'dropvak'}
      onDragOver={(g) => {
        g.preventDefault();
        stelBoven(true);
      }}
      onDragLeave={() => stelBoven(false)}
      onDrop={laatVallen}
    >
      <span className="dropvak__teken">
        <Icoon naam="download" maat={28} />
      </span>
      <strong>{titel}</strong>
      <small id={`${id}-uitleg`}>{uitleg}</small>
      <input
        id={id}
        className="alleen-lezer"
        type="file"
        accept={accept}
        disabled={uit}
        aria-describedby={`${id}-uitleg`}
        onChange={({ target }) => {
          const [bestand] = target.files ?? [];
          target.value = '';
          if (bestand !== undefined) onBestand(bestand);
        }}
      />
      <label className="knop-vol" htmlFor={id} aria-disabled={uit}>
        {knop}
      </label>
    </div>
  );
}
