import { useState } from 'react';

/** For stories: holds the value of a field as a form would, and tells the story. */
export function useHeld<Value>(start: Value, tell?: (value: Value) => void) {
  const [value, setValue] = useState(start);
  const onChange = (next: Value) => {
    setValue(next);
    tell?.(next);
  };
  return { value, onChange };
}
