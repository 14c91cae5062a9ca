import styled from 'styled-components';
import { bilingual, inSentence, SecretField, useWords, type BoundField } from '#design-system';
import { isStrongEnough, strengthOf } from './strength.ts';

interface NewPasswordFieldProps {
  field: BoundField<string>;
  label: string;
}

/** A password that somebody thinks of now: what it needs is said before it is wrong, and how well it keeps while it is typed. */
export function NewPasswordField({ field, label }: NewPasswordFieldProps) {
  const t = useWords(words);
  const strength = strengthOf(field.value);
  return (
    <Column>
      <SecretField
        {...field}
        label={label}
        autoComplete="new-password"
        size="lg"
        hint={`${field.value ? t.strengths(strength) : ''}${t.rule}`}
      />
      <Bars aria-hidden data-strength={strength}>
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-on={bar <= strength || undefined} />
        ))}
      </Bars>
    </Column>
  );
}

/** Rules for a field of a form: `form.field('password', usePasswordRules(t.password))`. */
export function usePasswordRules(label: string) {
  const t = useWords(words);
  return { required: t.write(label), validate: { strong: (password: string) => isStrongEnough(password) || t.tooWeak } };
}

const names: readonly (readonly [chinese: string, english: string])[] = [
  ['太短。', 'Too short. '],
  ['强度弱。', 'Weak. '],
  ['强度一般。', 'Fair. '],
  ['强度较好。', 'Good. '],
  ['强度很好。', 'Strong. '],
];

const words = bilingual({
  rule: ['至少 8 位，含字母与数字', 'At least 8 characters, with letters and digits'],
  tooWeak: ['至少 8 位，要同时有字母与数字', 'Use at least 8 characters, including letters and digits'],
  write: [(label: string) => `填写${label}`, (label: string) => `Enter ${inSentence(label)}`],
  strengths: [(strength: number) => names[strength]?.[0] ?? '', (strength: number) => names[strength]?.[1] ?? ''],
});

const Column = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-1);

  & > i {
    height: 3px;
    border-radius: var(--radius-xs);
    background: var(--color-bg-pressed);
  }
  & > [data-on] {
    background: var(--color-positive-solid);
  }
  &[data-strength='1'] > [data-on],
  &[data-strength='2'] > [data-on] {
    background: var(--color-warning-solid);
  }
`;
