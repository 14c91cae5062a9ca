/** What devices are set to and connected by. */
const ofDevices = ['resolution', 'language', 'network', 'carrier'] as const;
export type Setting = (typeof ofDevices)[number];

/** And the version of the app, which changes while the device stays (`versions`). */
export const settings = [...ofDevices, 'appVersion'] as const;
export const isSetting = (word: string): word is (typeof settings)[number] => settings.some((one) => one === word);

/** What a device is set to and connected by follows from its model or from where it is: so many of each kind. */
type Kinds = readonly (readonly [key: string, share: number])[];

const resolutions: readonly [models: RegExp, resolution: string][] = [
  [/^iPhone 17 Pro/, '1206x2622'],
  [/^iPhone 16/, '1179x2556'],
  [/^iPhone 15/, '1179x2556'],
  [/^iPad/, '1640x2360'],
  [/^Xiaomi/, '1200x2670'],
  [/^OPPO/, '1256x2760'],
  [/^vivo/, '1260x2800'],
  [/Mate/, '1260x2720'],
  [/Pura/, '1256x2760'],
];
const languages: Readonly<Record<string, Kinds>> = {
  CN: [
    ['zh-Hans', 97],
    ['en', 2],
    ['zh-Hant', 1],
  ],
  TW: [
    ['zh-Hant', 95],
    ['en', 5],
  ],
  HK: [
    ['zh-Hant', 81],
    ['en', 15],
    ['zh-Hans', 4],
  ],
  JP: [
    ['ja', 97],
    ['en', 3],
  ],
  KR: [
    ['ko', 97],
    ['en', 3],
  ],
  TH: [
    ['th', 88],
    ['en', 12],
  ],
};
const carriers: Kinds = [
  ['mobile', 52],
  ['unicom', 21],
  ['telecom', 24],
  ['broadnet', 3],
];

const kindsOf: Readonly<Record<Setting, { from: 'model' | 'country'; of: (value: string) => Kinds }>> = {
  resolution: { from: 'model', of: (model) => [[resolutions.find(([known]) => known.test(model))?.[1] ?? '1080x2400', 1]] },
  language: { from: 'country', of: (country) => languages[country] ?? [['en', 1]] },
  // The newest devices are on the fastest networks.
  network: {
    from: 'model',
    of: (model) =>
      /17 Pro|Mate 70|Pura/.test(model)
        ? [
            ['wifi', 58],
            ['5g', 37],
            ['4g', 5],
          ]
        : [
            ['wifi', 61],
            ['5g', 24],
            ['4g', 14],
            ['other', 1],
          ],
  },
  carrier: { from: 'country', of: (country) => (country === 'CN' ? carriers : [['abroad', 1]]) },
};

/** The kinds of one setting among devices of one model in one country, each with its share. */
export function kindsFor(setting: Setting, cell: { model: string; country: string }): Kinds {
  const { from, of } = kindsOf[setting];
  return of(cell[from]);
}
