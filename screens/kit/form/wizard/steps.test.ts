import { expect, test } from 'vitest';
import { openStep, stepOf, stepStates, type WizardStep } from './steps.ts';

interface Values {
  channel: string;
  name: string;
}

const step = (id: string, fields: WizardStep<Values>['fields'], blocker?: (values: Values) => string | undefined): WizardStep<Values> => ({
  id,
  title: id,
  summary: () => null,
  content: null,
  fields,
  ...(blocker && { blocker }),
});

const steps = [
  step('channel', ['channel'], ({ channel }) => (channel ? undefined : 'Choose a channel')),
  step('goal', []),
  step('name', ['name'], ({ name }) => (name ? undefined : 'Enter a name')),
  step('review', []),
];
const full = { channel: 'oceanengine', name: 'autumn' };

test.each([
  ['goal', full, 1],
  ['review', full, 3],
  ['none', full, 0],
  ['review', { channel: '', name: 'autumn' }, 0],
  ['review', { channel: 'oceanengine', name: '' }, 2],
  ['goal', { channel: 'oceanengine', name: '' }, 1],
])('the address %s with %j opens the step %d', (id, values, open) => {
  expect(openStep(steps, id, values)).toBe(open);
});

test('who goes back keeps what was passed, unless something is missing before it', () => {
  expect(stepStates(steps, 1, 1, full)).toEqual(['passed', 'current', 'ahead', 'ahead']);
  expect(stepStates(steps, 0, 3, full)).toEqual(['current', 'passed', 'passed', 'ahead']);
  expect(stepStates(steps, 0, 3, { channel: '', name: 'autumn' })).toEqual(['current', 'ahead', 'ahead', 'ahead']);
});

test('a field leads to its step', () => {
  expect([stepOf(steps, 'name')?.id, stepOf(steps, 'other'), stepOf(steps, undefined)]).toEqual(['name', undefined, undefined]);
});
