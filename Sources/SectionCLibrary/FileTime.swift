extension stat {
    /// When the content of the file was last modified.
    package var modified: timespec {
        #if canImport(Darwin)
            st_mtimespec
        #else
            st_mtim
        #endif
    }

    /// When the content or the status of the file last changed; programs cannot set it.
    package var changed: timespec {
        #if canImport(Darwin)
            st_ctimespec
        #else
            st_ctim
        #endif
    }

    /// Whether it is a regular file.
    package var isFile: Bool { st_mode & S_IFMT == S_IFREG }

    /// Whether it is a folder.
    package var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
