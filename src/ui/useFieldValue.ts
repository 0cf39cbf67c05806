import { useCallback, useState, type ChangeEvent, type Dispatch, type SetStateAction } from 'react';

type Field = HTMLInputElement | HTMLSelectElement;
type FieldProps = {
  ref: (field: Field | null) => void;
  onChange: (event: ChangeEvent<Field>) => void;
};

/**
 * The value of a field, the props that keep it, and a setter. What a visitor has typed or chosen
 * before the app starts is taken when the field is mounted, because React would overwrite it.
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
