import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import styled from 'styled-components';
import { phone } from '../../foundation/media.ts';
import { bilingual, useWords } from '../../foundation/words.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { FieldForm } from './useFieldForm.ts';

interface FormErrorsProps<Values extends FieldValues> {
  of: FieldForm<Values>;
  /** What belongs to the error of the whole form. */
  details: ReactNode;
  hasSummary: boolean;
}

/** The error of the whole form and, in a long form, links to the fields with errors. */
export function FormErrors<Values extends FieldValues>({ of, details, hasSummary }: FormErrorsProps<Values>) {
  const t = useWords(words);
  const whole = of.formState.errors.root?.message;
  const wrong = hasSummary && of.formState.isSubmitted ? of.wrong : [];
  return (
    <MessageArea role="alert">
      {(whole || wrong.length > 0) && (
        <Box>
          <Title>
            <Icon of={CircleAlert} />
            {whole ?? t.wrong(wrong.length)}
          </Title>
          {whole && details && <Details>{details}</Details>}
          {wrong.length > 0 && (
            <List>
              {wrong.map(({ name, error }) => (
                <li key={name}>
                  <FieldLink type="button" onClick={() => of.focusWrong(name)}>
                    {error}
                  </FieldLink>
                </li>
              ))}
            </List>
          )}
        </Box>
      )}
    </MessageArea>
  );
}

const words = bilingual({
  wrong: [(n: number) => `还有 ${n} 处需要修改`, (n: number) => (n === 1 ? '1 field needs attention' : `${n} fields need attention`)],
});

// Always rendered, so that screen readers announce what appears in it. It takes no space while empty.
const MessageArea = styled.div`
  &:empty {
    position: absolute;
  }
`;

const Box = styled.div`
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--color-negative-border);
  border-radius: var(--radius-sm);
  background: var(--color-negative-subtle);
`;

const Title = styled.p`
  display: flex;
  gap: var(--space-2);
  font-weight: 500;
  color: var(--color-negative-text);

  & > :first-child {
    margin-top: 2px;
  }
`;

const Details = styled.div`
  padding: var(--space-1) 0 var(--space-1) 24px;

  ${phone} {
    padding-left: 0;
  }
`;

// In columns where there is space: the sentences are short, and the form should stay visible.
const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-1) 0 0 24px;

  ${phone} {
    flex-direction: column;
    gap: 0;
  }
`;

const FieldLink = styled.button`
  padding: 0;
  border: 0;
  border-radius: var(--radius-xs);
  background: none;
  color: var(--color-text-primary);
  text-align: left;
  text-decoration: underline;
  text-decoration-color: var(--color-negative-border);
  text-underline-offset: 3px;
  cursor: pointer;

  &:hover {
    text-decoration-color: currentColor;
  }
  ${phone} {
    min-height: 32px;
  }
`;
