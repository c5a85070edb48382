; What the app has told Windows about itself by its own hand, and the uninstaller therefore does not know of: the scheme of
; its links and who is called when a notification is clicked. A new version keeps both.
!macro customUnInstall
  ${ifNot} ${isUpdated}
    DeleteRegKey HKCU "Software\Classes\cosmia"
    DeleteRegKey HKCU "Software\Classes\CLSID\{C5B134D7-44C0-4A13-B654-BEEE3AD92778}"
  ${endIf}
!macroEnd
