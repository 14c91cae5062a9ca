import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CheckboxProps } from '../checkbox/Checkbox.tsx';
import type { CheckboxGroupProps } from '../checkbox/CheckboxGroup.tsx';
import type { FileDropProps } from '../file-drop/FileDrop.tsx';
import type { KeyValueRowsProps } from '../key-value-rows/KeyValueRows.tsx';
import type { Pair } from '../key-value-rows/pairs.ts';
import type { NumberFieldProps } from '../number-field/NumberField.tsx';
import type { RadioGroupProps } from '../radio-group/RadioGroup.tsx';
import type { SegmentedControlProps } from '../segmented-control/SegmentedControl.tsx';
import type { SwitchProps } from '../switch/Switch.tsx';
import type { TextFieldProps } from '../text-field/TextField.tsx';
import { useFieldForm, type FieldForm } from './useFieldForm.ts';

// Most of this is held by `npm run types`: a line without a mark compiles, and a line under a mark does not.

interface Campaign {
  alias: string;
  budget: number | null;
  isOpen: boolean;
  billing: 'CPA' | 'CPC';
  data: ('cost' | 'keyword')[];
  files: File[];
  params: Pair[];
  window: { days: number | null; hours: number };
}

const label = '活动名称';

function bindsEachTypeToItsField({ field }: FieldForm<Campaign>) {
  const billings = [{ value: 'CPA', label: 'CPA' }] as const;
  return [
    { label, ...field('alias', { required: '填写活动名称', maxLength: { value: 40, message: '最多 40 个字' } }) } satisfies TextFieldProps,
    { label, ...field('budget') } satisfies NumberFieldProps,
    { label, ...field('window.days') } satisfies NumberFieldProps,
    { label, ...field('isOpen') } satisfies SwitchProps,
    { label, ...field('isOpen') } satisfies CheckboxProps,
    { label, options: billings, ...field('billing') } satisfies RadioGroupProps<Campaign['billing']>,
    { label, options: billings, ...field('billing') } satisfies SegmentedControlProps<Campaign['billing']>,
    { label, options: [], ...field('data') } satisfies CheckboxGroupProps<Campaign['data'][number]>,
    { label, ...field('files') } satisfies FileDropProps,
    { label, ...field('params') } satisfies KeyValueRowsProps,
  ];
}

function refusesTheRest({ field }: FieldForm<Campaign>) {
  // @ts-expect-error There is no such name.
  field('alais');
  // @ts-expect-error There is no such name inside.
  field('window.minutes');
  // @ts-expect-error A rule looks at the value of its own field.
  field('alias', { validate: (value: number) => value > 0 });
  return [
    // @ts-expect-error A number is not text.
    { label, ...field('budget') } satisfies TextFieldProps,
    // @ts-expect-error A number field can be emptied, and this number cannot.
    { label, ...field('window.hours') } satisfies NumberFieldProps,
    // @ts-expect-error Text is not a number.
    { label, ...field('alias') } satisfies NumberFieldProps,
    // @ts-expect-error A text field would write any text into one of two words.
    { label, ...field('billing') } satisfies TextFieldProps,
    // @ts-expect-error One choice is not a list of them.
    { label, options: [], ...field('billing') } satisfies CheckboxGroupProps<Campaign['billing']>,
    // @ts-expect-error A switch is not text.
    { label, ...field('alias') } satisfies SwitchProps,
  ];
}

const campaign: Campaign = {
  alias: '秋季',
  budget: null,
  isOpen: false,
  billing: 'CPA',
  data: ['cost'],
  files: [],
  params: [],
  window: { days: 7, hours: 24 },
};

function inAForm<Result>(look: (form: FieldForm<Campaign>) => Result): Result[] {
  const seen: Result[] = [];
  const Page = () => {
    seen.push(look(useFieldForm<Campaign>({ defaultValues: campaign })));
    return null;
  };
  renderToString(createElement(Page));
  return seen;
}

test('every field gets its own value and knows whether it has to be filled', () => {
  const bound = inAForm(bindsEachTypeToItsField).flatMap((fields) =>
    fields.map(({ name, value, isRequired }) => ({ name, value, isRequired })),
  );
  expect(bound).toContainEqual({ name: 'alias', value: '秋季', isRequired: true });
  expect(bound).toContainEqual({ name: 'budget', value: null, isRequired: false });
  expect(bound).toContainEqual({ name: 'window.days', value: 7, isRequired: false });
  expect(bound).toContainEqual({ name: 'data', value: ['cost'], isRequired: false });
});

test('a fresh form has nothing changed and nothing wrong', () => {
  const state = inAForm(({ changeCount, wrong, isSaving }) => ({ changeCount, wrong, isSaving }));
  expect(state).toEqual([{ changeCount: 0, wrong: [], isSaving: false }]);
});

test('what the compiler refuses would have bound the wrong field', () => {
  const [bound] = inAForm(refusesTheRest);
  expect(bound?.map(({ name }) => name)).toEqual(['budget', 'window.hours', 'alias', 'billing', 'billing', 'alias']);
});
