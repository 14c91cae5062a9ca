import { expect, test } from 'vitest';
import { linesOf, type Node } from './spoken.ts';

const node = (nodeId: string, role: string, name = '', rest: Partial<Node> = {}): Node => ({
  nodeId,
  ignored: false,
  role: { value: role },
  name: { value: name },
  ...rest,
});
const state = (name: string, value: unknown) => ({ name, value: { value } });

test('each spoken node is a line with its role, name, value and state', () => {
  const nodes = [
    node('1', 'RootWebArea', 'Devices', { childIds: ['2', '4'] }),
    node('2', 'generic', '', { childIds: ['3'] }),
    node('3', 'checkbox', 'All', { properties: [state('checked', 'mixed'), state('disabled', true), state('focusable', true)] }),
    node('4', 'textbox', 'Search', { value: { value: 'abc' }, description: { value: 'by id' }, properties: [state('invalid', 'false')] }),
  ];
  expect(linesOf(nodes, false)).toEqual([
    'RootWebArea “Devices”',
    '  checkbox “All” checked: mixed disabled',
    '  textbox “Search” = abc (by id)',
  ]);
});

test('the words of a button are said once', () => {
  const nodes = [node('1', 'button', 'Save', { childIds: ['2'] }), node('2', 'StaticText', 'Save')];
  expect(linesOf(nodes, false)).toEqual(['button “Save”']);
});

test('announcements are left out, and the shell where the picture is without it', () => {
  const nodes = [
    node('1', 'RootWebArea', '', { childIds: ['2', '3', '4'] }),
    node('2', 'log', '', { childIds: ['5'] }),
    node('3', 'navigation', 'Menu'),
    node('4', 'main', '', { childIds: ['6'] }),
    node('5', 'StaticText', 'Saved'),
    node('6', 'navigation', 'Pages'),
  ];
  expect(linesOf(nodes, true)).toEqual(['RootWebArea', '  main', '    navigation “Pages”']);
  expect(linesOf(nodes, false)).toContain('  navigation “Menu”');
});
