import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { bilingual, useWords } from '../../foundation/words.ts';
import { IconButton } from '../../overlays/icon-button/IconButton.tsx';
import { joinWithSpace } from '../frame/joinWithSpace.ts';
import { TextField, type TextFieldProps } from '../text-field/TextField.tsx';

export interface SecretFieldProps extends Omit<TextFieldProps, 'type' | 'inputMode' | 'after' | 'autoComplete' | 'spellCheck' | 'limit'> {
  /** What the browser may offer: a saved password, a new one, a code from a message. Keys of other services are `off`. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | 'off';
}

/**
 * A password, a token, a key: hidden until the reader asks to see it, and pasting is welcome. A secret that is saved never comes
 * back; its masked form is a `placeholder`: 7f0a93••••5be1.
 */
export function SecretField({ autoComplete = 'off', isDisabled, ...rest }: SecretFieldProps) {
  const t = useWords(words);
  const [isShown, setShown] = useState(false);
  // A secret that is typed after the former one was saved and cleared starts hidden.
  const [hadValue, setHadValue] = useState(false);
  const hasValue = (rest.value ?? '') !== '';
  if (hasValue !== hadValue) {
    setHadValue(hasValue);
    if (!hasValue) setShown(false);
  }
  const label = isShown ? t.hide(rest.label) : t.show(rest.label);
  return (
    <TextField
      {...rest}
      isDisabled={isDisabled}
      type={isShown ? 'text' : 'password'}
      autoComplete={autoComplete}
      spellCheck={false}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={label}
          size="sm"
          isDisabled={isDisabled ?? false}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}

const words = bilingual({
  show: [(label: string) => joinWithSpace('显示', label), (label: string) => `Show ${label}`],
  hide: [(label: string) => joinWithSpace('隐藏', label), (label: string) => `Hide ${label}`],
});
