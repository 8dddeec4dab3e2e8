extension stat {
    /// When what is in the file was last changed.
    package var modified: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }

    /// When the file was last changed in any way, which nobody can set.
    package var changed: timespec {
        #if canImport(Darwin)
            st_ctimespec
        #else
            st_ctim
        #endif
    }

    /// Whether it is a file, rather than a folder, a link or a device.
    package var isFile: Bool { st_mode & S_IFMT == S_IFREG }

    /// Whether it is a folder.
    package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
