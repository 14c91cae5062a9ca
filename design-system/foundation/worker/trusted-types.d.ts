/** The part of Trusted Types that is used, which some browsers lack. */
interface TrustedTypes {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

declare var trustedTypes: TrustedTypes | undefined;
