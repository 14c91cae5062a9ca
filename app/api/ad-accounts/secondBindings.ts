import type { MediaKey, Medium } from './mediaFacts.ts';

interface Second {
  path: `/manage/${string}`;
  name: Medium['name'];
}

/** The other screen of a network that has two. */
export const secondBindings = {
  gdt: { path: '/manage/gdtBindAccount', name: ['腾讯广告（旧版）', 'Tencent Ads (classic)'] },
  huawei: { path: '/manage/huaweiBindAccount', name: ['华为', 'HUAWEI'] },
} as const satisfies Partial<Record<MediaKey, Second>>;

export const secondBindingOf = (media: string): Second | null => (media === 'gdt' || media === 'huawei' ? secondBindings[media] : null);
