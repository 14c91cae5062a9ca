import { beforeEach, expect, test } from 'vitest';
import { toastQueue, toasts } from './toasts.ts';

beforeEach(() => toasts.clear());

const shown = () => toastQueue.visibleToasts.map(({ content, timeout }) => [content.title, timeout]);

test('a word stays four seconds, a copy less, an error and the result of a bulk act until they are dismissed', () => {
  toasts.showUntilClosed({ kind: 'good', title: '已停用 161 个推广活动' });
  expect(shown()).toEqual([['已停用 161 个推广活动', undefined]]);
  toasts.clear();
  toasts.show({ kind: 'bad', title: '保存失败' });
  toasts.show({ kind: 'warning', title: '部分导出' });
  toasts.copied('已复制');
  expect(shown()).toEqual([
    ['已复制', 1500],
    ['部分导出', 4000],
    ['保存失败', undefined],
  ]);
});

test('three are seen, and what had to make room comes back', () => {
  toasts.show({ kind: 'bad', title: '保存失败' });
  const [, , last] = ['一', '二', '三'].map((title) => toasts.show({ kind: 'info', title }));
  expect(shown().map(([title]) => title)).toEqual(['三', '二', '一']);
  toasts.close(last ?? '');
  expect(shown().map(([title]) => title)).toEqual(['二', '一', '保存失败']);
});

test('the same word takes its own place, another detail is another word', () => {
  toasts.copied('已复制');
  toasts.copied('已复制');
  expect(shown()).toHaveLength(1);
  toasts.show({ kind: 'good', title: '已复制', detail: '二维码' });
  expect(shown()).toHaveLength(2);
});
