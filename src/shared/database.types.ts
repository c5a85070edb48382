// Generated from supabase/migrations by `npm run types`; never edited by hand.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  public: {
    Tables: {
      album_pictures: {
        Row: {
          created_at: string
          description: string | null
          height: number
          id: string
          image_url: string
          owner_id: string
          pet_album_id: string | null
          portfolio_item_id: string | null
          width: number
        }
        Insert: {
          created_at?: string
          description?: string | null
          height: number
          id?: string
          image_url: string
          owner_id?: string
          pet_album_id?: string | null
          portfolio_item_id?: string | null
          width: number
        }
        Update: {
          created_at?: string
          description?: string | null
          height?: number
          id?: string
          image_url?: string
          owner_id?: string
          pet_album_id?: string | null
          portfolio_item_id?: string | null
          width?: number
        }
        Relationships: [
          {
            foreignKeyName: 'album_pictures_pet_album_of_owner'
            columns: ['pet_album_id', 'owner_id']
            isOneToOne: false
            referencedRelation: 'pet_albums'
            referencedColumns: ['id', 'owner_id']
          },
          {
            foreignKeyName: 'album_pictures_portfolio_of_owner'
            columns: ['portfolio_item_id', 'owner_id']
            isOneToOne: false
            referencedRelation: 'portfolio_items'
            referencedColumns: ['id', 'user_id']
          },
        ]
      }
      blog_posts: {
        Row: {
          content_url: string
          cover_url: string | null
          created_at: string
          genre: Database['public']['Enums']['blog_genre']
          id: string
          title: string
          user_id: string
        }
        Insert: {
          content_url: string
          cover_url?: string | null
          created_at?: string
          genre: Database['public']['Enums']['blog_genre']
          id?: string
          title: string
          user_id?: string
        }
        Update: {
          content_url?: string
          cover_url?: string | null
          created_at?: string
          genre?: Database['public']['Enums']['blog_genre']
          id?: string
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'blog_posts_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      chat_messages: {
        Row: {
          changed_xid: unknown
          content: string | null
          created_at: string
          file_name: string | null
          file_size: number | null
          file_type: string | null
          file_url: string | null
          id: string
          media_height: number | null
          media_width: number | null
          receiver_id: string
          sender_id: string
        }
        Insert: {
          changed_xid?: unknown
          content?: string | null
          created_at?: string
          file_name?: string | null
          file_size?: number | null
          file_type?: string | null
          file_url?: string | null
          id?: string
          media_height?: number | null
          media_width?: number | null
          receiver_id: string
          sender_id?: string
        }
        Update: {
          changed_xid?: unknown
          content?: string | null
          created_at?: string
          file_name?: string | null
          file_size?: number | null
          file_type?: string | null
          file_url?: string | null
          id?: string
          media_height?: number | null
          media_width?: number | null
          receiver_id?: string
          sender_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'chat_messages_receiver_id_fkey'
            columns: ['receiver_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'chat_messages_sender_id_fkey'
            columns: ['sender_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      chat_reads: {
        Row: {
          friend_id: string
          last_read_at: string
          latest_at: string | null
          read_xid: unknown
          unread_count: number
          user_id: string
        }
        Insert: {
          friend_id: string
          last_read_at?: string
          latest_at?: string | null
          read_xid?: unknown
          unread_count?: number
          user_id: string
        }
        Update: {
          friend_id?: string
          last_read_at?: string
          latest_at?: string | null
          read_xid?: unknown
          unread_count?: number
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'chat_reads_friend_id_fkey'
            columns: ['friend_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'chat_reads_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      client_notices: {
        Row: {
          begins_at: string
          ends_at: string | null
          from_version: string | null
          id: string
          severity: Database['public']['Enums']['notice_severity']
          text: string
          to_version: string | null
        }
        Insert: {
          begins_at?: string
          ends_at?: string | null
          from_version?: string | null
          id?: string
          severity?: Database['public']['Enums']['notice_severity']
          text: string
          to_version?: string | null
        }
        Update: {
          begins_at?: string
          ends_at?: string | null
          from_version?: string | null
          id?: string
          severity?: Database['public']['Enums']['notice_severity']
          text?: string
          to_version?: string | null
        }
        Relationships: []
      }
      friend_requests: {
        Row: {
          created_at: string
          receiver_id: string
          sender_id: string
          status: Database['public']['Enums']['friend_request_status']
        }
        Insert: {
          created_at?: string
          receiver_id: string
          sender_id?: string
          status?: Database['public']['Enums']['friend_request_status']
        }
        Update: {
          created_at?: string
          receiver_id?: string
          sender_id?: string
          status?: Database['public']['Enums']['friend_request_status']
        }
        Relationships: [
          {
            foreignKeyName: 'friend_requests_receiver_id_fkey'
            columns: ['receiver_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'friend_requests_sender_id_fkey'
            columns: ['sender_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      member_cards: {
        Row: {
          avatar_url: string | null
          cover_url: string | null
          id: string
          search_form: string | null
          username: string
          is_gone: boolean | null
        }
        Insert: {
          avatar_url?: string | null
          cover_url?: string | null
          id: string
          search_form?: never
          username: string
        }
        Update: {
          avatar_url?: string | null
          cover_url?: string | null
          id?: string
          search_form?: never
          username?: string
        }
        Relationships: [
          {
            foreignKeyName: 'member_cards_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'profiles'
            referencedColumns: ['id']
          },
        ]
      }
      orphaned_files: {
        Row: {
          asked_at: string | null
          bucket_id: string
          orphaned_at: string
          owner_id: string
          path: string
        }
        Insert: {
          asked_at?: string | null
          bucket_id: string
          orphaned_at?: string
          owner_id: string
          path: string
        }
        Update: {
          asked_at?: string | null
          bucket_id?: string
          orphaned_at?: string
          owner_id?: string
          path?: string
        }
        Relationships: []
      }
      pet_albums: {
        Row: {
          cover_image_url: string | null
          created_at: string
          id: string
          owner_id: string
          pet_id: string
          pictures_count: number
          title: string
        }
        Insert: {
          cover_image_url?: string | null
          created_at?: string
          id?: string
          owner_id?: string
          pet_id: string
          pictures_count?: number
          title: string
        }
        Update: {
          cover_image_url?: string | null
          created_at?: string
          id?: string
          owner_id?: string
          pet_id?: string
          pictures_count?: number
          title?: string
        }
        Relationships: [
          {
            foreignKeyName: 'pet_albums_pet_of_owner'
            columns: ['pet_id', 'owner_id']
            isOneToOne: false
            referencedRelation: 'pet_profiles'
            referencedColumns: ['id', 'owner_id']
          },
        ]
      }
      pet_profiles: {
        Row: {
          avatar_url: string | null
          bio: string | null
          created_at: string
          id: string
          likes: number
          name: string
          owner_id: string
        }
        Insert: {
          avatar_url?: string | null
          bio?: string | null
          created_at?: string
          id?: string
          likes?: number
          name: string
          owner_id?: string
        }
        Update: {
          avatar_url?: string | null
          bio?: string | null
          created_at?: string
          id?: string
          likes?: number
          name?: string
          owner_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'pet_profiles_owner_id_fkey'
            columns: ['owner_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      portfolio_items: {
        Row: {
          cover_image_url: string | null
          created_at: string
          id: string
          pictures_count: number
          title: string
          type: Database['public']['Enums']['portfolio_item_type']
          user_id: string
        }
        Insert: {
          cover_image_url?: string | null
          created_at?: string
          id?: string
          pictures_count?: number
          title: string
          type?: Database['public']['Enums']['portfolio_item_type']
          user_id?: string
        }
        Update: {
          cover_image_url?: string | null
          created_at?: string
          id?: string
          pictures_count?: number
          title?: string
          type?: Database['public']['Enums']['portfolio_item_type']
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'portfolio_items_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      post_comments: {
        Row: {
          content: string
          created_at: string
          for_adults: boolean
          id: string
          post_id: string
          user_id: string
        }
        Insert: {
          content: string
          created_at?: string
          for_adults?: boolean
          id?: string
          post_id: string
          user_id?: string
        }
        Update: {
          content?: string
          created_at?: string
          for_adults?: boolean
          id?: string
          post_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'post_comments_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'post_comments_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      post_likes: {
        Row: {
          created_at: string
          post_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          post_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          post_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'post_likes_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'post_likes_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      posts: {
        Row: {
          category: Database['public']['Enums']['post_category']
          content: string
          created_at: string
          for_adults: boolean
          id: string
          image_alt: string | null
          image_url: string | null
          media_height: number | null
          media_width: number | null
          user_id: string
          video_url: string | null
          comments_count: number | null
          likes_count: number | null
          user_liked: boolean | null
          user_saved: boolean | null
        }
        Insert: {
          category?: Database['public']['Enums']['post_category']
          content?: string
          created_at?: string
          for_adults?: never
          id?: string
          image_alt?: string | null
          image_url?: string | null
          media_height?: number | null
          media_width?: number | null
          user_id?: string
          video_url?: string | null
        }
        Update: {
          category?: Database['public']['Enums']['post_category']
          content?: string
          created_at?: string
          for_adults?: never
          id?: string
          image_alt?: string | null
          image_url?: string | null
          media_height?: number | null
          media_width?: number | null
          user_id?: string
          video_url?: string | null
        }
        Relationships: [
          {
            foreignKeyName: 'posts_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      profiles: {
        Row: {
          academic_background: string | null
          avatar_url: string | null
          bio: string | null
          birth_year: number | null
          city: string | null
          cover_url: string | null
          created_at: string
          id: string
          is_creator: boolean
          professional_background: string | null
          role: Database['public']['Enums']['member_role']
          user_type: string | null
          username: string
        }
        Insert: {
          academic_background?: string | null
          avatar_url?: string | null
          bio?: string | null
          birth_year?: number | null
          city?: string | null
          cover_url?: string | null
          created_at?: string
          id?: string
          is_creator?: boolean
          professional_background?: string | null
          role?: Database['public']['Enums']['member_role']
          user_type?: string | null
          username: string
        }
        Update: {
          academic_background?: string | null
          avatar_url?: string | null
          bio?: string | null
          birth_year?: number | null
          city?: string | null
          cover_url?: string | null
          created_at?: string
          id?: string
          is_creator?: boolean
          professional_background?: string | null
          role?: Database['public']['Enums']['member_role']
          user_type?: string | null
          username?: string
        }
        Relationships: []
      }
      quantum_lux_banners: {
        Row: {
          id: number
          image_url: string | null
        }
        Insert: {
          id: number
          image_url?: string | null
        }
        Update: {
          id?: number
          image_url?: string | null
        }
        Relationships: []
      }
      quantum_lux_experiences: {
        Row: {
          cover_url: string | null
          created_at: string
          description: string | null
          id: string
          points: number
          title: string
          user_id: string
        }
        Insert: {
          cover_url?: string | null
          created_at?: string
          description?: string | null
          id?: string
          points?: number
          title: string
          user_id?: string
        }
        Update: {
          cover_url?: string | null
          created_at?: string
          description?: string | null
          id?: string
          points?: number
          title?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'quantum_lux_experiences_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      saved_posts: {
        Row: {
          created_at: string
          post_id: string
          user_id: string
        }
        Insert: {
          created_at?: string
          post_id: string
          user_id?: string
        }
        Update: {
          created_at?: string
          post_id?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'saved_posts_post_id_fkey'
            columns: ['post_id']
            isOneToOne: false
            referencedRelation: 'posts'
            referencedColumns: ['id']
          },
          {
            foreignKeyName: 'saved_posts_user_id_fkey'
            columns: ['user_id']
            isOneToOne: false
            referencedRelation: 'member_cards'
            referencedColumns: ['id']
          },
        ]
      }
      set_aside_requests: {
        Row: {
          created_at: string
          receiver_id: string
          sender_id: string
        }
        Insert: {
          created_at?: string
          receiver_id?: string
          sender_id: string
        }
        Update: {
          created_at?: string
          receiver_id?: string
          sender_id?: string
        }
        Relationships: [
          {
            foreignKeyName: 'set_aside_requests_request'
            columns: ['sender_id', 'receiver_id']
            isOneToOne: false
            referencedRelation: 'friend_requests'
            referencedColumns: ['sender_id', 'receiver_id']
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      collect_orphaned_files: {
        Args: { after_bucket?: string; after_path?: string; older_than?: string }
        Returns: {
          asked_at: string | null
          bucket_id: string
          orphaned_at: string
          owner_id: string
          path: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'orphaned_files'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      comments_count: {
        Args: { '': Database['public']['Tables']['posts']['Row'] }
        Returns: {
          error: true
        } & 'the function public.comments_count with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache'
      }
      common_friends: {
        Args: { member_id: string }
        Returns: {
          avatar_url: string
          id: string
          total: number
          username: string
        }[]
      }
      complete_signup: { Args: { nonce?: string; user_id: string; user_type: string }; Returns: string }
      delete_account: { Args: Record<PropertyKey, never>; Returns: undefined }
      disown_signup: { Args: { email: string }; Returns: undefined }
      export_my_data: { Args: { after?: string[] }; Returns: Json }
      forget_removed_files: { Args: { bucket: string; paths: string[] }; Returns: number }
      forget_unfinished_devices: { Args: Record<PropertyKey, never>; Returns: boolean }
      get_changes_since: {
        Args: { cursor?: string; page_size?: number }
        Returns: Database['public']['CompositeTypes']['change'][]
        SetofOptions: {
          from: '*'
          to: 'change'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      get_client_notices: {
        Args: { version: string }
        Returns: {
          id: string
          severity: Database['public']['Enums']['notice_severity']
          text: string
        }[]
      }
      get_conversation: {
        Args: { before_id?: string; before_time?: string; friend_id: string; page_size?: number }
        Returns: {
          changed_xid: unknown
          content: string | null
          created_at: string
          file_name: string | null
          file_size: number | null
          file_type: string | null
          file_url: string | null
          id: string
          media_height: number | null
          media_width: number | null
          receiver_id: string
          sender_id: string
        }[]
        SetofOptions: {
          from: '*'
          to: 'chat_messages'
          isOneToOne: false
          isSetofReturn: true
        }
      }
      get_conversations: {
        Args: { page_size?: number }
        Returns: {
          friend_id: string
          friend_read_at: string
          last_read_at: string
          latest_at: string
          latest_content: string
          latest_file_name: string
          latest_file_type: string
          latest_id: string
          latest_sender_id: string
          unread_count: number
        }[]
      }
      get_friends: {
        Args: Record<PropertyKey, never>
        Returns: {
          avatar_url: string
          id: string
          username: string
        }[]
      }
      get_unread_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          friend_id: string
          unread_count: number
        }[]
      }
      is_gone: {
        Args: { '': Database['public']['Tables']['member_cards']['Row'] }
        Returns: {
          error: true
        } & 'the function public.is_gone with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache'
      }
      likes_count: {
        Args: { '': Database['public']['Tables']['posts']['Row'] }
        Returns: {
          error: true
        } & 'the function public.likes_count with parameter or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache'
      }
      list_my_files: {
        Args: Record<PropertyKey, never>
        Returns: {
          bucket_id: string
          path: string
        }[]
      }
      mark_conversation_read: { Args: { friend_id: string; up_to?: string }; Returns: undefined }
      offer_usernames: {
        Args: { wanted: string }
        Returns: {
          is_free: boolean
          offers: string[]
        }[]
      }
      received_requests: {
        Args: { before_id?: string; before_time?: string; page_size?: number; set_aside: boolean }
        Returns: {
          avatar_url: string
          created_at: string
          id: string
          username: string
        }[]
      }
      recent_authors: {
        Args: Record<PropertyKey, never>
        Returns: {
          avatar_url: string
          id: string
          username: string
        }[]
      }
      release_signup: { Args: { nonce: string; user_id: string }; Returns: undefined }
      release_unconfirmed_accounts: { Args: Record<PropertyKey, never>; Returns: number }
      search_members: {
        Args: { q: string }
        Returns: {
          avatar_url: string
          id: string
          username: string
        }[]
      }
      tell_typing: { Args: { friend_id: string }; Returns: undefined }
      user_liked: { Args: { post: Database['public']['Tables']['posts']['Row'] }; Returns: boolean }
      user_saved: { Args: { post: Database['public']['Tables']['posts']['Row'] }; Returns: boolean }
    }
    Enums: {
      blog_genre: 'Ficción' | 'No Ficción' | 'Poesía' | 'Ciencia Ficción' | 'Fantasía' | 'Misterio'
      friend_request_status: 'pending' | 'accepted'
      member_role: 'member' | 'moderator'
      notice_severity: 'info' | 'warning' | 'too_old'
      portfolio_item_type: 'album'
      post_category:
        | 'general'
        | 'mushittech77'
        | 'optimustime'
        | 'blogsandgifts'
        | 'hocicobites'
        | 'humordidas'
        | 'impulsame'
        | 'quantumlux'
        | 'lizysfriends'
    }
    CompositeTypes: {
      change: {
        cursor: string | null
        kind: string | null
        operation: string | null
        record: Json | null
      }
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    keyof (DefaultSchema['Tables'] & DefaultSchema['Views']) | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {
      blog_genre: ['Ficción', 'No Ficción', 'Poesía', 'Ciencia Ficción', 'Fantasía', 'Misterio'],
      friend_request_status: ['pending', 'accepted'],
      member_role: ['member', 'moderator'],
      notice_severity: ['info', 'warning', 'too_old'],
      portfolio_item_type: ['album'],
      post_category: [
        'general',
        'mushittech77',
        'optimustime',
        'blogsandgifts',
        'hocicobites',
        'humordidas',
        'impulsame',
        'quantumlux',
        'lizysfriends',
      ],
    },
  },
} as const
