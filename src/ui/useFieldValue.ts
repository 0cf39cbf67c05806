import { useCallback, useState, type ChangeEvent, type Dispatch, type SetStateAction } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;
type FieldProps = {
  ref: (field: Field | null) => void;
  onChange: (event: ChangeEvent<Field>) => void;
};

/**
 * State for an input: its value, the props that bind it, and a setter. Adopts a value that a
 * visitor typed or chose before the app started, which React would otherwise overwrite at mount.
 */
export function useFieldValue<T extends string | undefined>(
  initial: T,
): [T | string, FieldProps, Dispatch<SetStateAction<T | string>>] {
  const [value, setValue] = useState<T | string>(initial);
  const ref = useCallback(
    (field: Field | null) => {
      if (field !== null && field.value !== (initial ?? '')) setValue(field.value);
    },
    [initial],
  );
  return [value, { ref, onChange: ({ target }) => setValue(target.value) }, setValue];
}
