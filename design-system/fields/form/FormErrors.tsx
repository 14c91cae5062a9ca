import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Note } from '../../primitives/note/Note.tsx';
import type { FieldForm } from './useFieldForm.ts';

interface FormErrorsProps<Values extends FieldValues> {
  of: FieldForm<Values>;
  hasSummary: boolean;
}

/** What is wrong with the form as a whole and, in a long one, a way to each field that has to be changed. */
export function FormErrors<Values extends FieldValues>({ of, hasSummary }: FormErrorsProps<Values>) {
  const t = useWords(words);
  const whole = of.formState.errors.root?.message;
  const wrong = hasSummary && of.formState.isSubmitted ? of.wrong : [];
  return (
    <Said role="alert">
      {(whole || wrong.length > 0) && (
        <Note kind="negative" title={whole ?? t.wrong(wrong.length)}>
          {wrong.length > 0 && (
            <List>
              {wrong.map(({ name, error }) => (
                <li key={name}>
                  <Way type="button" onClick={() => of.focusWrong(name)}>
                    {error}
                  </Way>
                </li>
              ))}
            </List>
          )}
        </Note>
      )}
    </Said>
  );
}

const words = bilingual({
  wrong: [(n: number) => `还有 ${n} 处需要修改`, (n: number) => (n === 1 ? '1 field needs a change' : `${n} fields need a change`)],
});

// Always there, so that what appears in it is read out; empty it takes no place.
const Said = styled.div`
  &:empty {
    position: absolute;
  }
`;

const List = styled.ul`
  display: grid;
  gap: var(--space-half);
  padding-top: var(--space-1);
`;

const Way = styled.button`
  padding: 0;
  border: 0;
  border-radius: var(--radius-xs);
  background: none;
  color: var(--color-text-link);
  text-align: left;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
