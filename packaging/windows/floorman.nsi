; Installer for one user, without an administrator: program, start menu, .floor files, uninstaller.
; makensis -DVERSION=0.1.0 -DNUMBERS=0.1.0.0 -DBUNDLE=..\..\dist\floorman -DICONS=..\..\build\icons -DOUT=setup.exe floorman.nsi

Unicode true
!include "MUI2.nsh"
!include "FileFunc.nsh"

Name "Floorman"
OutFile "${OUT}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\Floorman"
InstallDirRegKey HKCU "Software\Floorman" "Folder"
SetCompressor /SOLID lzma
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Floorman"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Floorman"
VIAddVersionKey "FileDescription" "Floorman installer"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define MUI_ICON "${ICONS}/floorman.ico"
!define MUI_UNICON "${ICONS}/floorman.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\floormanw.exe"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"
!insertmacro MUI_LANGUAGE "Bulgarian"
!insertmacro MUI_LANGUAGE "French"

LangString FileType ${LANG_ENGLISH} "Floorman tournament"
LangString FileType ${LANG_POLISH} "Turniej Floorman"
LangString FileType ${LANG_BULGARIAN} "Турнир на Floorman"
LangString FileType ${LANG_FRENCH} "Tournoi Floorman"
LangString StillOpen ${LANG_ENGLISH} "Floorman is open. Close its window, then press Retry."
LangString StillOpen ${LANG_POLISH} "Floorman jest otwarty. Zamknij jego okno i naciśnij Ponów."
LangString StillOpen ${LANG_BULGARIAN} "Floorman е отворен. Затворете прозореца му и натиснете „Повторен опит“."
LangString StillOpen ${LANG_FRENCH} "Floorman est ouvert. Fermez sa fenêtre, puis appuyez sur Réessayer."

; A program that runs holds its .exe: nothing is copied over half of it.
!macro WaitUntilClosed
  again:
    IfFileExists "$INSTDIR\floormanw.exe" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\floormanw.exe" a
    IfErrors 0 free
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(StillOpen)" /SD IDCANCEL IDRETRY again
    Abort
  free:
    FileClose $0
  closed:
!macroend

Section "Floorman"
  !insertmacro WaitUntilClosed
  ; an older version's files, and nothing else that may lie there
  RMDir /r "$INSTDIR\_internal"
  SetOutPath "$INSTDIR"
  File /r "${BUNDLE}/*.*"
  File "${ICONS}/floorman.ico"
  File "${ICONS}/floorman-file.ico"
  CreateShortcut "$SMPROGRAMS\Floorman.lnk" "$INSTDIR\floormanw.exe" "" "$INSTDIR\floorman.ico"

  WriteRegStr HKCU "Software\Classes\.floor" "" "Floorman.Tournament"
  WriteRegStr HKCU "Software\Classes\Floorman.Tournament" "" "$(FileType)"
  WriteRegStr HKCU "Software\Classes\Floorman.Tournament\DefaultIcon" "" "$INSTDIR\floorman-file.ico"
  WriteRegStr HKCU "Software\Classes\Floorman.Tournament\shell\open\command" "" '"$INSTDIR\floormanw.exe" "%1"'

  WriteRegStr HKCU "Software\Floorman" "Folder" "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Floorman"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\floorman.ico"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" "$0"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

Function un.onInit
  !insertmacro WaitUntilClosed
FunctionEnd

; Only what was installed goes: tournaments, settings and copies stay where they are.
Section "Uninstall"
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\floorman.exe"
  Delete "$INSTDIR\floormanw.exe"
  Delete "$INSTDIR\floorman.ico"
  Delete "$INSTDIR\floorman-file.ico"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Floorman.lnk"
  DeleteRegKey HKCU "Software\Classes\Floorman.Tournament"
  ReadRegStr $0 HKCU "Software\Classes\.floor" ""
  StrCmp $0 "Floorman.Tournament" 0 +2
    DeleteRegKey HKCU "Software\Classes\.floor"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\Floorman"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd
