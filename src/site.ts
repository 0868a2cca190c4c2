/** The author and the links of this copy of the app, from the build's environment. */
export const site = {
  authorName: import.meta.env.PUBLIC_AUTHOR_NAME || 'Author',
  authorEmail: import.meta.env.PUBLIC_AUTHOR_EMAIL || 'author@example.com',
  codeProfileUrl: import.meta.env.PUBLIC_CODE_PROFILE_URL || 'https://example.com/code',
  networkProfileUrl: import.meta.env.PUBLIC_NETWORK_PROFILE_URL || 'https://example.com/network',
  earlierVersionUrl:
    import.meta.env.PUBLIC_EARLIER_VERSION_URL || 'https://example.com/earlier-version',
} as const;
