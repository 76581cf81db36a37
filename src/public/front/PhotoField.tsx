import { useRef } from 'react';

interface PhotoFieldProps {
  readonly label: string;
  readonly remove: string;
  readonly error: string | undefined;
  /** One, or none. */
  readonly photos: readonly File[];
  readonly onChange: (photos: readonly File[]) => void;
}

/** One photo, chosen or taken with the camera of a phone. */
export function PhotoField({ label, remove, error, photos: [photo], onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="field">
      <button type="button" className="second" onClick={() => input.current?.click()}>
        {label}
      </button>
      <input
        ref={input}
        type="file"
        name="photo"
        aria-label={label}
        accept="image/*"
        hidden
        onChange={({ target }) => {
          onChange([...(target.files ?? [])].slice(0, 1));
          target.value = '';
        }}
      />
      {photo && (
        <p className="row">
          {photo.name}{' '}
          <button type="button" className="plain" onClick={() => onChange([])}>
            {remove}
          </button>
        </p>
      )}
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
