import { useState } from 'react';

/** For stories: holds the value of a field as a form does, and reports each change to the story. */
export function useControlled<Value>(start: Value, report?: (value: Value) => void) {
  const [value, setValue] = useState(start);
  const onChange = (next: Value) => {
    setValue(next);
    report?.(next);
  };
  return { value, onChange };
}
