import { expect, test } from 'vitest';
import { ApiError } from '#app/api/client/error.ts';
import { Refused, saidOf, settled } from './refused.ts';

test('a write that is done gives its value', () => {
  expect(settled({ isDone: true, value: 7 })).toBe(7);
});

test('a write that was handed back is thrown, with the words of the service', () => {
  const back = () => settled({ isDone: false, code: -1008, message: '应用名称已存在', content: null });
  expect(back).toThrow(Refused);
  expect(back).toThrow('应用名称已存在');
});

test('words for people come from refusals only', () => {
  expect(saidOf(new Refused('名称已存在', -1008))).toBe('名称已存在');
  expect(saidOf(new ApiError('refused', 'PUT /api/x', { message: '暂无权限访问' }))).toBe('暂无权限访问');
  expect(saidOf(new ApiError('broken', 'PUT /api/x', { message: 'NullPointerException' }))).toBeUndefined();
  expect(saidOf(new Error('x'))).toBeUndefined();
});
