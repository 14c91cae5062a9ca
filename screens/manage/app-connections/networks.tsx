import { AppConnections } from './AppConnections.tsx';

/** The four lists are one: three stand for one ad network each, the first for all, and its address narrows it. */
export const ChannelApps = () => <AppConnections media={null} />;
export const NeteaseApps = () => <AppConnections media="wangyi" />;
export const HuaweiApps = () => <AppConnections media="huawei" />;
export const VivoApps = () => <AppConnections media="vivo" />;
