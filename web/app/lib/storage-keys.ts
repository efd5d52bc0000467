/** Keys in `localStorage`. The head script reads them before the app has loaded. */
export const sessionTokenKey = "access_token";
export const userInfoKey = "user_info";
export const themeKey = "theme";
