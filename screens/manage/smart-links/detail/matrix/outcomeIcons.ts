import { Download, ExternalLink, Globe, Smartphone, X } from 'lucide-react';

export const outcomeIcons = { app: Smartphone, store: Download, guide: ExternalLink, page: Globe, none: X };
