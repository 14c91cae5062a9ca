import { spec as delay } from '#screens/monitor/activation-delay/ActivationDelay.tsx';
import { start as ads } from '#screens/monitor/ad-details/AdDetails.tsx';
import { facts as asaFacts, start as asa } from '#screens/monitor/asa-details/AsaDetails.tsx';
import { start as campaignDetails } from '#screens/monitor/campaign-details/CampaignDetails.tsx';
import { spec as dashboard } from '#screens/monitor/dashboard/Dashboard.tsx';
import { spec as payback } from '#screens/monitor/payback/Payback.tsx';
import { facts as retargetingFacts, start as retargeting } from '#screens/monitor/remarketing-details/RemarketingDetails.tsx';
import { start as keywords } from '#screens/monitor/sem-details/SemDetails.tsx';
import { spec as devices } from '#screens/behavior/devices/Devices.tsx';
import { spec as engagement } from '#screens/behavior/engagement/Engagement.tsx';
import { spec as funnel } from '#screens/behavior/funnel/Funnel.tsx';
import { spec as channelOverview } from '#screens/lifecycle/overview/ChannelOverview.tsx';
import { spec as userOverview } from '#screens/lifecycle/overview/UserOverview.tsx';
import { spec as returningUsers } from '#screens/lifecycle/returning-users/ReturningUsers.tsx';
import { spec as serverReturns } from '#screens/lifecycle/returning-users/ServerReturns.tsx';
import { spec as fraudInsights } from '#screens/anti-cheat/insights/FraudInsights.tsx';
import { facts as fraudFacts, start as fraud } from '#screens/anti-cheat/report/FraudReport.tsx';
import { spec as skan } from '#screens/skan/report/SkanReport.tsx';
import { start as adBuying } from '#screens/monetization/ad-buying/AdBuying.tsx';
import { spec as adMonetization } from '#screens/monetization/ad-monetization/AdMonetization.tsx';
import { address as announcements } from '#screens/account/announcements/useAnnouncementList.ts';
import { address as channelSettings } from '#screens/config/channels/list/ChannelTable.tsx';
import { spec as reconciliation } from '#screens/data-service/reconcile/useReconciliation.ts';
import { logParams } from '#screens/data-service/log-query/address.ts';
import { address as adAccounts } from '#screens/manage/ad-accounts/list/useAccountList.ts';
import { address as apps } from '#screens/manage/apps/list/useAppList.ts';
import { params as campaign } from '#screens/manage/campaigns/CampaignDetail.tsx';
import { params as group } from '#screens/manage/campaigns/groups/detail/GroupDetail.tsx';
import { address as groupMembers } from '#screens/manage/campaigns/groups/detail/Members.tsx';
import { address as groups } from '#screens/manage/campaigns/groups/useGroupList.tsx';
import { address as campaigns } from '#screens/manage/campaigns/list/useCampaignList.ts';
import { address as subCampaigns } from '#screens/manage/campaigns/sub-campaigns/SubCampaignList.tsx';
import { address as testDevices } from '#screens/manage/devices/Devices.tsx';
import { params as channelPackage } from '#screens/manage/packages/detail/PackageDetail.tsx';
import { address as packages } from '#screens/manage/packages/Packages.tsx';
import { address as members } from '#screens/manage/people/members/useMemberList.tsx';
import { params as people } from '#screens/manage/people/People.tsx';
import { params as memberRights } from '#screens/manage/people/power/MemberRights.tsx';
import { address as requests } from '#screens/manage/people/requests/Requests.tsx';
import { params as smartLink } from '#screens/manage/smart-links/detail/SmartLink.tsx';
import { address as smartLinks } from '#screens/manage/smart-links/SmartLinks.tsx';
import { params as alibaba } from '#screens/bindings/alibaba/AlibabaBinding.tsx';
import { params as kuaishou } from '#screens/bindings/kuaishou/KuaishouBinding.tsx';
import { params as newRule } from '#screens/config/channels/rule/NewRule.tsx';
import { address as downloads } from '#screens/data-service/exports/downloads/useDownloadList.tsx';
import { params as credentials } from '#screens/kit/binding/credentials/useCredentials.ts';
import { address as appConnections } from '#screens/manage/app-connections/AppConnections.tsx';
import { params as app } from '#screens/manage/apps/detail/AppDetail.tsx';
import { params as debug } from '#screens/manage/apps/detail/debug/DebugStep.tsx';
import { params as callback } from '#screens/manage/callbacks/DataCallback.tsx';
import { params as subCampaign } from '#screens/manage/campaigns/sub-campaigns/detail/SubCampaignDetail.tsx';
import { params as editedSubCampaign } from '#screens/manage/campaigns/sub-campaigns/edit/EditSubCampaign.tsx';
import { params as newSubCampaigns } from '#screens/manage/campaigns/sub-campaigns/edit/NewSubCampaigns.tsx';
import { address as customChannels } from '#screens/manage/custom-channels/CustomChannels.tsx';
import { address as downloadAddresses } from '#screens/manage/download-urls/DownloadUrls.tsx';
import { params as role } from '#screens/manage/people/roles/RolePage.tsx';
import { address as roles } from '#screens/manage/people/roles/Roles.tsx';
import { address as subAccounts } from '#screens/manage/sub-accounts/SubAccountList.tsx';
import { address as appleNames } from '#screens/monitor/asa-upload/NamesList.tsx';
import { fileOrder, listOf, page, question, report, type LinkedPage } from './linkedPage.ts';

/** Networks that are connected by credentials alone: the account whose credentials are replaced stands in the address. */
const networks = [
  'adsBindAccount',
  'AiqiyiBindAccount',
  'baiduBindAccount',
  'BilibiliBindAccount',
  'huaweiAdsBindAccount',
  'huaweiBindAccount',
  'MintegralBindAccount',
  'oppoBindAccount',
  'rongyaoBindAccount',
  'smBindAccount',
  'vivoBindAccount',
  'wangYiMusicAccount',
  'weiboBindAccount',
  'xiaomiBindAccount',
  'youdaoBindAccount',
  'zhihuBindAccount',
];

/** What the pages of the corpus read from their addresses: the very constants of their screens. */
export const linkedPages: Readonly<Record<string, LinkedPage>> = {
  '/monitor/dashboard': question(dashboard),
  '/monitor/campaigninfo': report(campaignDetails),
  '/monitor/advertisinginfo': report(ads),
  '/monitor/keyword': report(keywords),
  '/monitor/remarketing': report(retargeting, retargetingFacts),
  '/monitor/effectevaluate': question(delay),
  '/monitor/roi': question(payback),
  '/monitor/asacampaigninfo': report(asa, asaFacts),
  '/behavioranalysis/userengagement': question(engagement),
  '/behavioranalysis/Eventfunnel': question(funnel),
  '/behavioranalysis/Terminalproperties': question(devices),
  '/userlifecycle/useroverview': question(userOverview),
  '/userlifecycle/channeloverview': question(channelOverview),
  '/userlifecycle/refluxanalysis': question(returningUsers),
  '/userlifecycle/serveridbackflow': question(serverReturns),
  '/trafficmonetization/adsenseinfo': report(adBuying),
  '/trafficmonetization/admobinfo': question(adMonetization),
  '/anticheatposition/fake': question(fraudInsights),
  '/anticheatposition/IndicatorDetails': report(fraud, fraudFacts),
  '/skadnetwok/akandetails': question(skan),
  '/dataservice/dataexport': fileOrder,
  '/dataservice/reconcile': question(reconciliation),
  '/dataservice/logquery': page(logParams('2026-11-20')),
  '/config/channelmanage': listOf(channelSettings),
  '/manage/announcement': listOf(announcements),
  '/manage/app': listOf(apps),
  '/manage/campaign': listOf(campaigns),
  '/manage/campaignDetail': page(campaign),
  '/manage/campgroup': listOf(groups),
  '/manage/campgroupDetail': listOf(groupMembers, group),
  '/manage/subcampaignlist': listOf(subCampaigns),
  '/manage/onelink': listOf(smartLinks),
  '/manage/onelinkDetail': page(smartLink),
  '/manage/subpackage': listOf(packages),
  '/manage/subpackageDetail': page(channelPackage),
  '/manage/auth': listOf({ ...members, filters: { ...members.filters, ...requests.filters } }, people),
  '/manage/authpower': page(memberRights),
  '/manage/channel': listOf(adAccounts),
  '/manage/deviceManage': listOf(testDevices),
  '/monitor/asaUpload': listOf(appleNames),
  '/dataservice/reportdownload': listOf(downloads),
  '/config/addRule': page(newRule),
  '/config/systemparam': page({}),
  '/manage/userinfo': page({}),
  '/manage/appDetail': page({ ...app, ...debug }),
  '/manage/authrole': listOf(roles),
  '/manage/authroleDetail': page(role),
  '/manage/customchannel': listOf(customChannels),
  '/manage/dataCallback': page(callback),
  '/manage/downloadurl': listOf(downloadAddresses),
  '/manage/subactivity': page(newSubCampaigns),
  '/manage/subcampaignlistDetail': page(subCampaign),
  '/manage/editsubactivity': page(editedSubCampaign),
  '/manage/releaseAccountList/:id': listOf(subAccounts),
  '/manage/channelBindAppList': listOf(appConnections),
  '/manage/wangYiMusicBindAppList': listOf(appConnections),
  '/manage/huaweiBindAppList': listOf(appConnections),
  '/manage/vivoBindAppList': listOf(appConnections),
  '/manage/aliEkawa': page({ ...alibaba, ...credentials }),
  '/manage/kuaishouBindAccount': page(kuaishou),
  ...Object.fromEntries(networks.map((name) => [`/manage/${name}`, page(credentials)])),
};
