interface ImportMetaEnv {
  readonly PUBLIC_AUTHOR_NAME?: string;
  readonly PUBLIC_AUTHOR_EMAIL?: string;
  readonly PUBLIC_CODE_PROFILE_URL?: string;
  readonly PUBLIC_NETWORK_PROFILE_URL?: string;
  readonly PUBLIC_EARLIER_VERSION_URL?: string;
  readonly PUBLIC_METRICS_URL?: string;
}
