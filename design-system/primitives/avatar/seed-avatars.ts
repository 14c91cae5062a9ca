type Point = readonly [x: number, y: number];

/** One drawn avatar on a grid of 40: a line, the stops passed (hollow) and the origin (filled). */
export interface AvatarDrawing {
  id: string;
  name: readonly [chinese: string, english: string];
  line: string;
  stops: readonly Point[];
  origin: Point;
}

/** The set of our own. The order gives the hue: chart colours 1 to 6 in turn. */
export const avatars: readonly AvatarDrawing[] = [
  {
    id: 'avatar1',
    name: ['溯', 'Source'],
    line: 'M14 30V17a7 7 0 1 1 7 7',
    stops: [
      [14, 30],
      [21, 24],
    ],
    origin: [21, 17],
  },
  {
    id: 'avatar2',
    name: ['汇', 'Confluence'],
    line: 'M9 12h6c6 0 6 8 12 8M9 28h6c6 0 6-8 12-8M9 20h18',
    stops: [
      [9, 12],
      [9, 20],
      [9, 28],
    ],
    origin: [29, 20],
  },
  {
    id: 'avatar3',
    name: ['岐', 'Fork'],
    line: 'M11 20h5c7 0 6-9 13-9M16 20c7 0 6 9 13 9',
    stops: [
      [29, 11],
      [29, 29],
    ],
    origin: [11, 20],
  },
  {
    id: 'avatar4',
    name: ['山', 'Mountain'],
    line: 'M8 28l7-11 5 7 6-12 6 16',
    stops: [
      [8, 28],
      [15, 17],
      [32, 28],
    ],
    origin: [26, 12],
  },
  {
    id: 'avatar5',
    name: ['水', 'Water'],
    line: 'M8 16c4-5 8-5 12 0s8 5 12 0M8 25c4-5 8-5 12 0s8 5 12 0',
    stops: [
      [8, 16],
      [32, 25],
    ],
    origin: [20, 25],
  },
  {
    id: 'avatar6',
    name: ['月', 'Moon'],
    line: 'M25 10a11 11 0 1 0 5 17 9 9 0 0 1-5-17z',
    stops: [
      [25, 10],
      [30, 27],
    ],
    origin: [13, 22],
  },
  {
    id: 'avatar7',
    name: ['日', 'Sun'],
    line: 'M20 12a8 8 0 1 1 0 16 8 8 0 0 1 0-16M20 8V5M20 35v-3M8 20H5M35 20h-3',
    stops: [
      [20, 12],
      [20, 28],
    ],
    origin: [20, 20],
  },
  {
    id: 'avatar8',
    name: ['叶', 'Leaf'],
    line: 'M12 30C10 18 16 10 30 9c0 14-7 20-18 21zM12 30l10-11',
    stops: [
      [12, 30],
      [30, 9],
    ],
    origin: [22, 19],
  },
  {
    id: 'avatar9',
    name: ['帆', 'Sail'],
    line: 'M20 8v20M20 9c7 4 9 10 9 15h-9M20 13c-5 3-7 7-8 11h8M10 30c6 3 14 3 20 0',
    stops: [
      [20, 8],
      [10, 30],
      [30, 30],
    ],
    origin: [20, 24],
  },
  {
    id: 'avatar10',
    name: ['桥', 'Bridge'],
    line: 'M7 27h26M9 27c2-14 20-14 22 0M15 27v-9M25 27v-9',
    stops: [
      [7, 27],
      [33, 27],
    ],
    origin: [20, 17],
  },
  {
    id: 'avatar11',
    name: ['塔', 'Tower'],
    line: 'M20 7v4M14 31l3-20h6l3 20M15.5 22h9',
    stops: [
      [14, 31],
      [26, 31],
    ],
    origin: [20, 9],
  },
  {
    id: 'avatar12',
    name: ['钟', 'Clock'],
    line: 'M20 9a11 11 0 1 1 0 22 11 11 0 0 1 0-22M20 13v7l5 3',
    stops: [
      [20, 9],
      [25, 23],
    ],
    origin: [20, 20],
  },
  {
    id: 'avatar13',
    name: ['斗', 'Dipper'],
    line: 'M9 12l7 3 5 5 2 7 9 3 1-8-10 5',
    stops: [
      [9, 12],
      [16, 15],
      [32, 30],
      [33, 22],
    ],
    origin: [21, 20],
  },
  {
    id: 'avatar14',
    name: ['鱼', 'Fish'],
    line: 'M10 20c6-9 14-9 20 0-6 9-14 9-20 0zM10 20l-3-4M10 20l-3 4',
    stops: [[30, 20]],
    origin: [24, 18.5],
  },
  {
    id: 'avatar15',
    name: ['鸟', 'Bird'],
    line: 'M8 17c5-4 9-2 12 4 3-6 7-8 12-4M20 21v8',
    stops: [
      [8, 17],
      [32, 17],
      [20, 29],
    ],
    origin: [20, 21],
  },
  {
    id: 'avatar16',
    name: ['环', 'Ring'],
    line: 'M20 10a10 10 0 1 1-8.6 5',
    stops: [
      [11.4, 15],
      [20, 30],
    ],
    origin: [20, 10],
  },
  {
    id: 'avatar17',
    name: ['螺', 'Shell'],
    line: 'M20 20a3 3 0 1 1 3 3 6 6 0 0 1-6-6 8 8 0 0 1 8-7 9 9 0 0 1 6 13 12 12 0 0 1-18 5',
    stops: [[13, 28]],
    origin: [22, 19.5],
  },
  {
    id: 'avatar18',
    name: ['梯', 'Ladder'],
    line: 'M14 9v22M26 9v22M14 14h12M14 20h12M14 26h12',
    stops: [
      [14, 9],
      [26, 9],
      [14, 31],
    ],
    origin: [26, 20],
  },
  {
    id: 'avatar19',
    name: ['门', 'Gate'],
    line: 'M11 31V17a9 9 0 0 1 18 0v14M8 31h24',
    stops: [
      [11, 31],
      [29, 31],
    ],
    origin: [20, 19],
  },
  {
    id: 'avatar20',
    name: ['印', 'Seal'],
    line: 'M11 11h18v18H11zM16 16h8v8h-5',
    stops: [
      [11, 11],
      [29, 29],
    ],
    origin: [19, 24],
  },
  {
    id: 'avatar21',
    name: ['结', 'Knot'],
    line: 'M20 20c-5-9-12-5-10 0s8 4 10 0 8-8 10-3-5 10-10 3z',
    stops: [
      [10, 20],
      [30, 19],
    ],
    origin: [20, 20],
  },
  {
    id: 'avatar22',
    name: ['芽', 'Sprout'],
    line: 'M20 32V19M20 21c-1-6-5-8-10-8 0 5 4 8 10 8M20 17c1-5 5-7 9-7 0 5-4 7-9 7',
    stops: [
      [10, 13],
      [20, 32],
    ],
    origin: [29, 10],
  },
  {
    id: 'avatar23',
    name: ['伞', 'Umbrella'],
    line: 'M8 21a12 12 0 0 1 24 0zM20 21v8a3 3 0 0 0 5 2',
    stops: [
      [8, 21],
      [32, 21],
    ],
    origin: [20, 9],
  },
  {
    id: 'avatar24',
    name: ['灯', 'Lamp'],
    line: 'M16 31h8M17 27c0-4-5-5-5-11a8 8 0 0 1 16 0c0 6-5 7-5 11zM20 27v-7',
    stops: [
      [17, 27],
      [23, 27],
    ],
    origin: [20, 17],
  },
];
