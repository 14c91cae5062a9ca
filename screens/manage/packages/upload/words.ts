import { bilingual } from '#design-system';

/** What is said while a base package is uploaded. */
export const words = bilingual({
  upload: ['上传母包', 'Upload base package'],
  file: ['安装包', 'Package'],
  fileNeeded: ['选择一个安装包', 'Choose a package'],
  note: [
    '传完后先核对版本和签名，由你确认再启用。启用前母包和分包都不变；启用后旧版本的分包标为待更新，下载地址不变。',
    'Once it’s there, version and signature are checked and you decide. Nothing changes before. Then packages of older versions are marked as outdated, and their download URLs stay.',
  ],
  continues: [
    (name: string, share: string) => `“${name}”已传 ${share}。选择同一个文件会从那里继续，选择别的文件则重新开始。`,
    (name: string, share: string) => `${share} of “${name}” has arrived. The same file goes on from there; another one starts over.`,
  ],
  notNewer: [
    (version: string, current: string) => `文件名里的版本 ${version} 不高于现在的 ${current}`,
    (version: string, current: string) => `The version in the file name, ${version}, is not higher than the current ${current}`,
  ],
  notBegun: ['没有开始上传，现在的母包没有变', 'Couldn’t start the upload. The current base package is unchanged'],
  interrupted: ['网络中断，已传的部分还在', 'The connection broke. What has arrived is still there'],
  notSent: ['上传停下了，已传的部分还在', 'The upload stopped. What has arrived is still there'],

  title: ['新母包', 'New base package'],
  sending: [(share: string) => `正在上传 ${share}`, (share: string) => `Uploading ${share}`],
  sendingNote: ['离开这个页面会暂停，已传的部分保留。', 'Leaving this page pauses it. What has arrived stays.'],
  paused: [(share: string) => `已暂停，传了 ${share}`, (share: string) => `Paused at ${share}`],
  chooseAgain: ['选择同一个文件，从停下的地方继续。', 'Choose the same file to go on from where it stopped.'],
  pause: ['暂停', 'Pause'],
  goOn: ['继续上传', 'Resume'],
  chooseFile: ['选择文件继续', 'Choose file to resume'],
  discard: ['取消上传', 'Cancel upload'],
  discardTitle: [(name: string) => `取消上传“${name}”？`, (name: string) => `Cancel the upload of “${name}”?`],
  discardText: ['已传的部分会丢弃，现在的母包不变。', 'What has arrived is discarded. The current base package stays.'],
  discarded: ['已取消上传', 'Upload canceled'],
  notDiscarded: ['没有取消', 'Couldn’t cancel it'],

  type: ['类型', 'Type'],
  size: ['大小', 'Size'],
  version: ['版本', 'Version'],
  signature: ['签名', 'Signature'],
  newer: [
    (version: string, current: string) => `${version}，高于现在的 ${current}`,
    (version: string, current: string) => `${version}, newer than ${current}`,
  ],
  first: [(version: string) => `${version}，第一个母包`, (version: string) => `${version}, the first base package`],
  older: [
    (version: string, current: string) => `${version}，不高于现在的 ${current}`,
    (version: string, current: string) => `${version}, not newer than ${current}`,
  ],
  sameSignature: [(signature: string) => `${signature}，与现在的一致`, (signature: string) => `${signature}, the same as now`],
  otherSignature: [
    (signature: string, current: string) => `${signature}，现为 ${current}`,
    (signature: string, current: string) => `${signature}, now ${current}`,
  ],
  olderText: [
    '母包只能换成更高的版本。取消上传，换一个新版本的文件。',
    'Only a newer version can replace it. Cancel and upload a newer one.',
  ],
  otherSignatureText: [
    '证书变了：已安装的用户无法覆盖更新，应用商店会拒绝用它打的分包。确认不是调试包再启用。',
    'The certificate changed: people who have the app can’t update, and stores refuse packages built from it. Make sure it isn’t a debug build.',
  ],
  use: ['启用为母包', 'Use as base package'],
  used: [(version: string) => `母包已更新到 ${version}`, (version: string) => `The base package is ${version} now`],
  notUsed: ['没有启用，现在的母包没有变', 'Couldn’t use it. The current base package is unchanged'],
});
