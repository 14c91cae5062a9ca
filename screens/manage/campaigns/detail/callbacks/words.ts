import { bilingual } from '#design-system';

/** What is said about the callbacks of a campaign. */
export const words = bilingual({
  title: ['数据回调', 'Callbacks'],
  hidden: ['没有数据回调的权限，看不到回传了什么。', "You don't have access to callbacks, so what is sent isn't shown."],
  open: ['打开数据回调', 'Open callbacks'],
  none: ['这个渠道没有配置回调', 'No callback for this channel'],
  noneCause: ['配置后，转化会回传给媒体用于优化投放。', 'Once set up, conversions are sent to the ad network to optimize delivery.'],
  event: ['事件', 'Event'],
  mediaEvent: ['媒体事件', 'Ad network event'],
  count: ['应用昨天的次数', 'Yesterday, whole app'],
  state: ['回传', 'Sent'],
  sent: ['回传', 'Sent'],
  callbackOff: ['回调已停用', 'Callback is disabled'],
  eventOff: ['事件没有打开', 'Event is off'],
  leftOut: ['这个活动不回传', 'Not for this campaign'],
});
