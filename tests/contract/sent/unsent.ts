/**
 * Declared calls that no screen sends, by their names, with the decision that says why: another call shows the user the same. They stay declared,
 * because a service is checked against the whole specification.
 */
export const unsent: Readonly<Record<string, `${number}`>> = {
  // Another call answers more.
  'registration.registerMv': '0140',
  'account.ofToken': '0140',
  'account.avatar': '0140',
  'apps.search': '0140',
  'apps.frequent': '0140',
  'services.statuses': '0140',
  'services.status': '0140',
  'services.fake': '0140',
  'campaignChoices.packageGroups': '0140',
  'campaignChoices.dictionary': '0140',
  'channels.withAds': '0140',
  'channels.ads': '0140',
  'reportFilters.advertisers': '0140',
  // The specification does not say what it is about.
  'apps.tip': '0141',
  'rights.canExportMore': '0141',
  'appChecks.mip': '0141',
  'appChecks.mipToken': '0141',
  'reminders.hasMobdnaNotice': '0141',
  'reminders.answerMobdnaNotice': '0141',
  // The tracking script sends it from the pages of others.
  'tracking.event': '0027',
  'tracking.register': '0027',
  'tracking.login': '0027',
  'tracking.payment': '0027',
  'tracking.duration': '0027',
};
