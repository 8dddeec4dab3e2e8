# For callPackage. It takes the program that is linked statically, and builds nothing.
{ lib, stdenvNoCC, fetchurl }:

stdenvNoCC.mkDerivation {
  pname = "@NAME@";
  version = "@VERSION@";

  src = fetchurl {
    url = "https://github.com/sectionkit/SectionKit/releases/download/@VERSION@/@ARCHIVE@";
    sha256 = "@ARCHIVE_SHA256@";
  };

  dontConfigure = true;
  dontBuild = true;
  dontStrip = true;

  installPhase = ''
    runHook preInstall
    mkdir -p $out
    cp -R bin share $out
    runHook postInstall
  '';

  meta = {
    description = "@SUMMARY@";
    homepage = "https://github.com/sectionkit/SectionKit";
    license = lib.licenses.mit;
    mainProgram = "@NAME@";
    platforms = [ "x86_64-linux" ];
    sourceProvenance = [ lib.sourceTypes.binaryNativeCode ];
  };
}
