/** The widths in which pictures that staff upload are stored, each as AVIF and WebP. */
export const pictureWidths = [320, 640, 1280] as const;
